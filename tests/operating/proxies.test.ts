import { expect } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { nginxTest, startNginx } from '../support/nginx.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

nginxTest('behind nginx pages are served', async () => {
  const { url } = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()), HOST: '127.0.0.1' });
  const port = await freePort();
  await startNginx(`server { listen 127.0.0.1:${port}; location / { proxy_pass ${url}; } }`);
  expect((await fetch(`http://127.0.0.1:${port}/es`)).status).toBe(200);
});
