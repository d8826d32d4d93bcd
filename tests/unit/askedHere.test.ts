import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isAskedHere } from '../../src/http/askedHere.ts';

const ask = (remoteAddress: string, headers: Record<string, string | undefined>): boolean =>
  isAskedHere({ socket: { remoteAddress } as IncomingMessage['socket'], headers });

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.2', '127.0.0.1:3000'],
  ['::ffff:127.0.0.1', 'localhost'],
  ['::1', '[::1]:3000'],
])('%s who asks for %s is on this machine', (address, host) => {
  expect(ask(address, { host })).toBe(true);
});

test.each([
  ['10.0.0.1', 'localhost:3000'],
  ['::ffff:10.0.0.1', 'localhost'],
  ['::2', '[::1]'],
  ['', 'localhost'],
  ['127.0.0.1', 'ambaryseda.example'],
  ['127.0.0.1', 'localhost.evil.example'],
  ['127.0.0.1', '127.0.0.1.evil.example:80'],
  ['127.0.0.1', undefined],
])('%s who asks for %s is not', (address, host) => {
  expect(ask(address, { host })).toBe(false);
});

test.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])(
  'whoever comes with %s came through a proxy',
  (name) => {
    expect(ask('127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' })).toBe(false);
    expect(ask('127.0.0.1', { host: 'localhost', [name]: '' })).toBe(false);
  },
);
