import { type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { postBooking } from './postBooking.ts';
import { everyUrl } from './routeTable.ts';

const visitorCount = 8;

/** The id of each acknowledged message, and the statuses that no visitor should get. */
type Posts = { acknowledged: Map<string, string>; unexpected: number[] };

/**
 * Makes several visitors post without a pause, to the current servers in turn, as a load balancer does. After
 * a lost answer or a 503, the next server gets the same post. Half of the posts have no idempotency key.
 * `stop` resolves when each visitor has its last answer.
 */
export const startBalancedPosts = (servers: () => readonly { url: string }[]) => {
  const posts: Posts = { acknowledged: new Map(), unexpected: [] };
  let isOver = false;
  let turn = 0;

  const sendUntilStored = async (message: string, headers: Record<string, string>): Promise<void> => {
    for (;;) {
      turn += 1;
      const all = servers();
      const server = all[turn % all.length];
      try {
        const { status, id } = await postBooking(server?.url ?? '', { message }, headers);
        if (status === 200 || status === 201) return void posts.acknowledged.set(message, id);
        if (status !== 503) posts.unexpected.push(status);
      } catch {
        // The server was killed or its answer was lost, so try the next server.
      }
      await wait(20);
    }
  };

  const visit = async (visitor: number): Promise<void> => {
    for (let number = 0; !isOver; number += 1) {
      const message = `${visitor} ${number}`;
      await sendUntilStored(message, number % 2 === 0 ? { 'Idempotency-Key': `key ${message}` } : {});
    }
  };

  const ended = Promise.all(Array.from({ length: visitorCount }, (_, visitor) => visit(visitor)));
  return {
    posts,
    stop: async (): Promise<void> => {
      isOver = true;
      await ended;
    },
  };
};

type Answer = { status: number; body: string };

/** Sends a request on a new connection. */
const ask = (url: URL, json?: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const read = async (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      return { status: response.statusCode ?? 0, body: String(Buffer.concat(chunks)) };
    };
    const call = request(url, {
      agent: false,
      ...(json ? { method: 'POST', headers: { 'Content-Type': 'application/json' } } : {}),
    });
    call.on('response', (response) => read(response).then(resolve, reject)).on('error', reject);
    call.end(json && JSON.stringify(json));
  });

/** The URLs of the site's assets that a page, a script or a style sheet contains. */
const assetsIn = (body: string, url: URL): URL[] =>
  [
    ...new Set(
      [...body.matchAll(/\/assets\/[\w./-]+\.\w+|(?<=["'(])\.\.?\/[\w./-]+\.\w+/g)].map(
        ([name]) => new URL(name, url).href,
      ),
    ),
  ].map((href) => new URL(href));

type VisitReport = {
  pages: number;
  assets: number;
  /** URLs of the scripts in pages; they identify a release. */
  scripts: Set<string>;
  /** Ids of requests that were answered with 201. */
  acknowledged: string[];
  /** Status and path of each wrong answer. */
  failed: string[];
};

/**
 * Makes visitors load pages without a pause: each loads a page with all its assets, then sends a request.
 * `stop` resolves when all visits are complete.
 */
export const startVisits = (origin: string, visitors: number) => {
  const report: VisitReport = { pages: 0, assets: 0, scripts: new Set(), acknowledged: [], failed: [] };
  let isOver = false;

  const take = async (url: URL, expected: number, json?: object): Promise<string> => {
    const answer = await ask(url, json).catch((error: Error) => ({ status: error.message, body: '' }));
    if (answer.status !== expected) report.failed.push(`${answer.status} ${url.pathname}`);
    return answer.body;
  };

  const visit = async (path: string, message: string): Promise<void> => {
    const page = new URL(path, origin);
    const waiting = assetsIn(await take(page, 200), page);
    const known = new Set(waiting.map(({ href }) => href));
    for (const asset of waiting) {
      if (asset.pathname.includes('/client/start.')) report.scripts.add(asset.pathname);
      const body = await take(asset, 200);
      report.assets += 1;
      if (!/\.(js|css)$/.test(asset.pathname)) continue;
      for (const further of assetsIn(body, asset)) {
        if (known.has(further.href)) continue;
        known.add(further.href);
        waiting.push(further);
      }
    }
    const answer = await take(new URL('/api/bookings', origin), 201, {
      name: 'Ana',
      service: 'Some massage',
      message,
    });
    if (answer.includes('"id"')) report.acknowledged.push(JSON.parse(answer).id);
    report.pages += 1;
  };

  const visitPages = async (visitor: number): Promise<void> => {
    for (let number = 0; !isOver; number += 1) {
      const { url } = everyUrl[(visitor * 7 + number * 5) % everyUrl.length] ?? { url: '/' };
      await visit(url, `${visitor} ${number}`);
    }
  };

  const ended = Promise.all(Array.from({ length: visitors }, (_, visitor) => visitPages(visitor)));
  return {
    report,
    stop: async (): Promise<void> => {
      isOver = true;
      await ended;
    },
  };
};
