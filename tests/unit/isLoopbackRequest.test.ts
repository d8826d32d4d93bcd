import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isLoopbackRequest } from '../../src/http/health.ts';

const ask = (remoteAddress: string, headers: Record<string, string | undefined>): boolean =>
  isLoopbackRequest({ socket: { remoteAddress } as IncomingMessage['socket'], headers });

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.2', '127.0.0.1:3000'],
  ['::ffff:127.0.0.1', 'localhost'],
  ['::1', '[::1]:3000'],
])('accepts a request from %s for %s as local', (address, host) => {
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
])('rejects a request from %s for %s as not local', (address, host) => {
  expect(ask(address, { host })).toBe(false);
});

test.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])(
  'rejects a request with %s as proxied',
  (name) => {
    expect(ask('127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' })).toBe(false);
    expect(ask('127.0.0.1', { host: 'localhost', [name]: '' })).toBe(false);
  },
);
