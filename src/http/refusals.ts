import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { caching } from './caching.ts';

/** Node drops the headers of a request beyond this number. */
export const maxHeaderCount = 100;

/** Converts an absolute target (RFC 9112, section 3.2.2) to a path. Its host takes the place of the header. */
export const readAbsoluteTarget = (req: IncomingMessage): void => {
  const [, host, path = '/'] = /^https?:\/\/([^/?#@]+)(\/.*)?$/i.exec(req.url ?? '') ?? [];
  if (host === undefined) return;
  req.headers.host = host;
  req.url = path;
};

/**
 * Returns the status for an invalid request, or `null` if the request is valid. 431: too many headers.
 * 400: several hosts, no host in HTTP/1.1, or a target that is not a path. 417: an unknown expectation.
 */
export const findRefusalStatus = (req: IncomingMessage): 400 | 417 | 431 | null => {
  const { rawHeaders, httpVersion, url, headers } = req;
  // Node has dropped a header, which could be a second host.
  if (rawHeaders.length > 2 * maxHeaderCount) return 431;
  // `rawHeaders` alternates names and values. Compare the length first, because this runs for each request.
  const isHost = (name: string, index: number): boolean =>
    index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host';
  const hosts = rawHeaders.filter(isHost).length;
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0') || !url?.startsWith('/')) return 400;
  const { expect = '100-continue' } = headers;
  return httpVersion === '1.0' || expect.toLowerCase() === '100-continue' ? null : 417;
};

/** Refuses invalid HTTP requests and closes their connection. */
export const refuseInvalidRequests: RequestHandler = (req, res, next) => {
  const status = findRefusalStatus(req);
  if (status === null) return next();
  res.status(status).set({ 'Cache-Control': caching.none, Connection: 'close' }).end();
};

const parserErrorStatus: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The status and the complete response to a parser error or a request timeout. */
export const formatParserErrorResponse = ({ code = '' }: NodeJS.ErrnoException) => {
  const status = parserErrorStatus[code] ?? 400;
  const headers = 'Cache-Control: no-store\r\nContent-Length: 0\r\nConnection: close';
  return { status, answer: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n` };
};

/** Counts the requests that the parser refuses. Logs their number a minute after the first one. */
export const countRefusals = (log: Logger, count?: (status: number) => void) => {
  let refused = 0;
  const report = (): void => {
    log.info({ refused }, 'requests refused by the parser');
    refused = 0;
  };
  return (status: number): void => {
    count?.(status);
    refused += 1;
    if (refused === 1) setTimeout(report, 60_000).unref();
  };
};
