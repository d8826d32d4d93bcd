import { type IncomingMessage, request } from 'node:http';
import { everyUrl } from './routeTable.ts';

type Answer = { status: number; body: string };

/** Asks on a connection of its own, as a visitor who has just come does. */
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

/** What a page, a script or a style sheet names of the site's assets. */
const assetsIn = (body: string, url: URL): URL[] =>
  [
    ...new Set(
      [...body.matchAll(/\/assets\/[\w./-]+\.\w+|(?<=["'(])\.\.?\/[\w./-]+\.\w+/g)].map(
        ([name]) => new URL(name, url).href,
      ),
    ),
  ].map((href) => new URL(href));

/** What visitors got. */
type VisitReport = {
  pages: number;
  assets: number;
  /** Addresses of scripts that pages named: a release is known by them. */
  scripts: Set<string>;
  /** Ids of requests that were answered with 201. */
  acknowledged: string[];
  /** Whatever was not answered as it should be. */
  failed: string[];
};

/**
 * Has visitors go through a site without a pause: each takes a page, all assets that it names and those that these name,
 * and sends a request. `stop` resolves when all have done what they began.
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
      service: 'Tantra',
      message,
    });
    if (answer.includes('"id"')) report.acknowledged.push(JSON.parse(answer).id);
    report.pages += 1;
  };

  const goThrough = async (visitor: number): Promise<void> => {
    for (let number = 0; !isOver; number += 1) {
      const { url } = everyUrl[(visitor * 7 + number * 5) % everyUrl.length] ?? { url: '/' };
      await visit(url, `${visitor} ${number}`);
    }
  };

  const ended = Promise.all(Array.from({ length: visitors }, (_, visitor) => goThrough(visitor)));
  return {
    report,
    stop: async (): Promise<void> => {
      isOver = true;
      await ended;
    },
  };
};
