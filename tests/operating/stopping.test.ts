import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const clients = 16;
const rounds = 12;

/** The requests of a client's connection, how many were answered in full, and the error that ended it. */
type Course = { sent: number; answered: number; error: string | undefined };

/** Whether a text ends with a whole answer. */
const isWhole = (text: string): boolean => {
  const end = text.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  return end > 0 && length !== undefined && text.length === end + 4 + Number(length);
};

/** Sends the next request on the same connection after each answer, until an answer says `Connection: close`. */
const keepAsking = (port: number, path: string): Promise<Course> =>
  new Promise((resolve) => {
    const course: Course = { sent: 0, answered: 0, error: undefined };
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let text = '';
    const ask = () => {
      course.sent += 1;
      text = '';
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    };
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      text += chunk;
      if (!isWhole(text)) return;
      course.answered += 1;
      if (/^connection: close/im.test(text)) socket.end();
      else ask();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      course.error = error.code;
    });
    socket.on('close', () => resolve(course));
  });

test('a stop answers all requests on open connections and resets none', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const paths = ['/', '/services', '/es', '/robots.txt', '/healthz'];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startTestServer({ DATABASE_PATH });
    const port = Number(new URL(server.url).port);
    const idle = connect(port, '127.0.0.1');
    const courses = Array.from({ length: clients }, (_, client) =>
      keepAsking(port, paths[client % paths.length] ?? '/'),
    );
    const idleEnds = new Promise((resolve) =>
      idle
        .resume()
        .on('error', resolve)
        .on('end', () => resolve('in order')),
    );
    await expect.poll(() => server.lines.length, { interval: 5 }).toBeGreaterThan(100 + round * 37);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await idleEnds).toBe('in order');
    for (const { sent, answered, error } of await Promise.all(courses)) {
      expect({ answered, error }).toEqual({ answered: sent, error: undefined });
    }
  }
}, 120_000);
