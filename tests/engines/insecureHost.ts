import { lookup } from 'node:dns/promises';
import { hostname } from 'node:os';
import type { Host } from '../support/serve.ts';

/** Names that usual systems resolve to loopback. */
const candidates = [hostname(), 'ip6-localhost', 'ip6-loopback'];

const found = candidates.map((name) => lookup(name).catch(() => null));

const hosts = (await Promise.all(found)).flatMap((one, index): Host[] =>
  one && /^(127\.|::1$)/.test(one.address) ? [{ name: candidates[index] ?? '', address: one.address }] : [],
);

/**
 * A name of this machine to which browsers send no `Sec-Fetch-Site` over http, unlike to `localhost`; `undefined` if
 * there is none.
 */
export const insecureHost = hosts.find(({ name }) => name !== 'localhost');
