import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isOwnName } from '../http/askedHere.ts';

/** The one address; whoever asks from elsewhere comes through a tunnel of their own. */
const host = '127.0.0.1';

/** Whoever reads metrics is one program, and perhaps a person. */
const maxConnections = 32;

/** Milliseconds: what a request may take to be sent, and how long a connection may be idle. */
const limits = { headersTimeout: 5000, requestTimeout: 5000, keepAliveTimeout: 65_000 };

export type LocalAnswer = { status: number; type: string; body: string };

const text = (status: number, line: string): LocalAnswer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${line}\n`,
});

/** Answers of a server for this machine alone, by their paths. */
export type LocalAnswers = Readonly<Record<string, () => Promise<LocalAnswer>>>;

const answerTo = async (
  { method, url = '', headers }: IncomingMessage,
  answers: LocalAnswers,
): Promise<LocalAnswer> => {
  // A page somewhere may have its own name lead here, and would read the answer as its own.
  if (!isOwnName(headers.host)) return text(421, 'This is no name of this machine.');
  const path = url.split('?', 1)[0] ?? '';
  const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
  if (!answer) return text(404, `There is: ${Object.keys(answers).join(', ')}`);
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'Only GET and HEAD.');
  return answer();
};

const send = (
  { method }: IncomingMessage,
  res: ServerResponse,
  { status, type, body }: LocalAnswer,
): void => {
  res.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    // A body is not read.
    ...(method === 'GET' || method === 'HEAD' ? {} : { Connection: 'close' }),
  });
  res.end(method === 'HEAD' ? undefined : body);
};

/**
 * Serves answers on loopback. It keeps no process alive, and `stop` ends it at once. Rejects where the port cannot be had.
 */
export const serveLocally = async (
  port: number,
  answers: LocalAnswers,
): Promise<{ origin: string; stop: () => void }> => {
  const server = createServer(limits, async (req, res) => {
    try {
      send(req, res, await answerTo(req, answers));
    } catch {
      // The database is being closed, or the like: there is no answer.
      res.destroy();
    }
  });
  server.maxConnections = maxConnections;
  server.listen(port, host);
  await once(server, 'listening');
  server.unref();
  // What becomes of a connection here is none of the site's business.
  server.on('error', () => {});
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
