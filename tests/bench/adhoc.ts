import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runLoad, startContestant } from './contestant.ts';
const folder = mkdtempSync('/tmp/adhoc-');
const body = JSON.stringify({ name: 'Ana', service: 'Tantra', message: 'Friday {n}' });
const length = body.replaceAll('{n}', '000000000').length;
const file = (name: string, ...more: string[]) => { const f = join(folder, name); writeFileSync(f, ['POST /api/bookings HTTP/1.1','Host: localhost','Content-Type: application/json',...more,`Content-Length: ${length}`,'',body].join('\r\n')); return f; };
const many = file('many', 'X-Forwarded-For: {ip}'), one = file('one');
const dir = import.meta.dirname;
const env = (n: string) => ({ DATABASE_PATH: join(folder, n + '.sqlite'), RATE_LIMIT_MAX: '1000000', LOG_LEVEL: 'warn', TRUST_PROXY: '1' });
const bare = await startContestant('bare', [join(dir,'servers/bareEndpoint.ts'), join(folder,'bare.sqlite')]);
const before = await startContestant('before', ['/tmp/before/dist/server.js'], env('before'));
const after = await startContestant('after', ['/work/main/dist/server.js'], env('after'));
const entries = [['bare', bare, many], ['before', before, many], ['after', after, many], ['after one', after, one], ['before one', before, one]] as const;
for (let t = 0; t < 5; t++) for (const [n, c, f] of t % 2 ? [...entries].reverse() : entries) { const r = await runLoad(c, f, { status: 201 }); console.log(t, n, r.perSecond.toFixed(0), r.p50, r.p99, r.cpuUs.toFixed(0)); }
process.exit();
