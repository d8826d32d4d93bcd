import type { ClientRequest, RequestListener, ServerResponse } from 'node:http';
import type { Express, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { type RequestLog, routeOf } from '../http/logRequests.ts';
import { isReusable } from '../http/representation.ts';
import { type Wish, wishOf } from './wish.ts';

/** `Accept-Encoding` headers whose meaning is remembered: all browsers together send a handful. */
const maxEncodings = 100;

/** An answer as Express gave it: the names and values of its headers in turn, but for those of the connection. */
type Answer = { status: number; headers: string[]; body: Buffer | undefined; route: string };

/** The answers of a URL by what decides between them, and the tag that its `304` are for. */
type Answers = { tag: string | undefined; all: (Answer | undefined)[] };

/** Bits of a place in `all`; two more are for the encodings. */
const place = { gzip: 1, br: 2, head: 4, notModified: 8 } as const;

const encodingsPlace = (req: Request): number =>
  (req.acceptsEncodings('br') ? place.br : 0) + (req.acceptsEncodings('gzip') ? place.gzip : 0);

const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

// Node documents it for requests; both have it from what they have in common.
type WithRawNames = ServerResponse & Pick<ClientRequest, 'getRawHeaderNames'>;

const headersOf = (res: ServerResponse): string[] =>
  (res as WithRawNames)
    .getRawHeaderNames()
    .filter((name) => !ofConnection.has(name.toLowerCase()))
    .flatMap((name) => [name, String(res.getHeader(name))]);

type Options = {
  express: Express;
  /** The URLs whose answers are kept, as they are asked for. */
  urls: Iterable<string>;
  requestLog: RequestLog;
};

/**
 * Answers from memory what the application answered before and said to be reusable, without asking it again; all else is
 * the application's. Each answer is its own: status, headers and body are kept as they were sent.
 */
export const answerReadily = ({ express, urls, requestLog }: Options): RequestListener => {
  const answersOf = new Map<string, Answers>(Array.from(urls, (url) => [url, { tag: undefined, all: [] }]));
  const encodingsPlaces = new LRUCache<string, number>({ max: maxEncodings });

  /** Keeps what the application answers, if it turns out to be reusable. */
  const keepAnswer = (answers: Answers, { isHead, encodings, tag }: Wish, res: ServerResponse): void => {
    const { end } = res;
    res.end = (...args: unknown[]) => {
      const [body] = args;
      const isWhole = !res.headersSent && (body === undefined || Buffer.isBuffer(body));
      if (isWhole && isReusable(res as Response)) {
        const { req } = res as Response;
        const encoded = encodingsPlace(req);
        encodingsPlaces.set(encodings, encoded);
        const { statusCode: status } = res;
        const headers = headersOf(res);
        answers.tag = String(res.getHeader('ETag'));
        const at = encoded + (isHead ? place.head : 0) + (tag === undefined ? 0 : place.notModified);
        // A tag that is not this one makes a whole answer, for once.
        if (tag === undefined || (status === 304 && tag === answers.tag))
          answers.all[at] = { status, headers, body, route: routeOf(res as Response).route };
      }
      return Reflect.apply(end, res, args);
    };
  };

  const find = (answers: Answers, { isHead, encodings, tag }: Wish): Answer | undefined => {
    const encoded = encodingsPlaces.get(encodings);
    if (encoded === undefined || (tag !== undefined && tag !== answers.tag)) return undefined;
    return answers.all[encoded + (isHead ? place.head : 0) + (tag === undefined ? 0 : place.notModified)];
  };

  return (req, res) => {
    const answers = answersOf.get(req.url ?? '');
    const wish = answers && wishOf(req);
    const answer = wish && find(answers, wish);
    if (answer) {
      requestLog.followKnown(req.method, res, answer);
      res.writeHead(answer.status, answer.headers).end(answer.body);
      return;
    }
    if (wish) keepAnswer(answers, wish, res);
    express(req, res);
  };
};
