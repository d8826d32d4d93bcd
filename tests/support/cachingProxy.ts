import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './freePort.ts';
import { startNginx } from './nginx.ts';
import { serve } from './serve.ts';
import { root } from './serverProcess.ts';
import { temporaryFolder } from './testSite.ts';

/**
 * A site behind nginx with the cache of `docs/deploy`. `reached` lists what the site itself was asked for; `cache` is the
 * folder of what is kept.
 */
export const startCachingProxy = async (site: RequestListener) => {
  const reached: string[] = [];
  const behind = await serve((req, res) => {
    reached.push(`${req.method} ${req.url}`);
    site(req, res);
  });
  onTestFinished(behind.close);
  const cache = join(temporaryFolder(), 'cache');
  const deploy = join(root, 'docs/deploy');
  const port = await freePort();
  await startNginx(`
    ${readFileSync(join(deploy, 'nginx-cache.conf'), 'utf8').replace('/var/cache/ambar-y-seda', cache)}
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://127.0.0.1:${new URL(behind.origin).port};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        include ${join(deploy, 'nginx-cache-location.conf')};
      }
    }`);
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Where the site is without the proxy. */
    behind: behind.origin,
    stopSite: behind.close,
    reached,
    cache,
  };
};
