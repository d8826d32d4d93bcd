/**
 * Sends the same request again and again on persistent connections, without pipelining: `node load.ts <port>
 * <seconds> <connections> <file with the request>`. In the request, `{n}` becomes a growing number, and
 * `{ip}` an address that depends on it. Prints JSON: answers by status, and percentiles of the latency in
 * microseconds.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

const [port = 0, seconds = 1, connections = 1] = process.argv.slice(2, 5).map(Number);
const template = readFileSync(process.argv[5] ?? '', 'latin1');
const isNumbered = /\{(n|ip)\}/.test(template);
const fixed = Buffer.from(template, 'latin1');
const endsAt = performance.now() + seconds * 1000;
const times: number[] = [];
const statuses: Record<string, number> = {};
/** Start with the current time, so that runs never repeat numbers. */
let number = (Date.now() % 1_000_000) * 1000;

/** The length of a body according to its head; infinite for chunks. */
const lengthOf = (head: string): number => {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (/^transfer-encoding: chunked/im.test(head)) return Number.POSITIVE_INFINITY;
  return /^HTTP\/1.1 304/.test(head) ? 0 : Number.NaN;
};

const lastChunk = Buffer.from('0\r\n\r\n');

const nextRequest = (): Buffer => {
  number += 1;
  return isNumbered
    ? Buffer.from(
        template
          .replaceAll('{n}', String(number).padStart(9, '0'))
          .replace('{ip}', `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`),
        'latin1',
      )
    : fixed;
};

const visit = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let started = 0;
    /** Remaining bytes of the answer; NaN until its head is complete. */
    let missing = Number.NaN;
    let head = '';
    const ask = () => {
      if (performance.now() > endsAt) {
        socket.destroy();
        return resolve();
      }
      started = performance.now();
      missing = Number.NaN;
      head = '';
      socket.write(nextRequest());
    };
    socket.on('connect', ask).on('error', reject);
    socket.on('data', (chunk) => {
      if (Number.isNaN(missing)) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        missing = lengthOf(head) + end + 4 - head.length;
      } else missing -= chunk.length;
      if (Number.isNaN(missing)) return reject(new Error(`An answer without length: ${head}`));
      if (missing > 0 && !(missing === Number.POSITIVE_INFINITY && chunk.subarray(-5).equals(lastChunk)))
        return;
      times.push((performance.now() - started) * 1000);
      const status = head.slice(9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      ask();
    });
  });

await Promise.all(Array.from({ length: connections }, visit));
times.sort((one, other) => one - other);
const percentile = (share: number): number => Math.round(times[Math.floor(times.length * share)] ?? 0);
process.stdout.write(
  JSON.stringify({ statuses, requests: times.length, p50: percentile(0.5), p99: percentile(0.99) }),
);
