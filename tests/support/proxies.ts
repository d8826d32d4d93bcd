import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { caddyTest, startCaddy } from './caddy.ts';
import { makeCertificate } from './certificate.ts';
import { freePort } from './freePort.ts';
import { nginxTest, startNginx } from './nginx.ts';
import { root } from './serverProcess.ts';
import { temporaryFolder } from './testSite.ts';

/** The names that the examples have. */
export const host = 'www.example.com';
const names = [host, 'example.com'];

const example = (name: string): string => readFileSync(join(root, 'docs/deploy', name), 'utf8');

/** A text in which each key stands, with what stands for it in its place. */
const replaceAll = (text: string, places: Record<string, string>): string =>
  Object.entries(places).reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`No '${from}' in the example`);
    return done.replaceAll(from, to);
  }, text);

/** A proxy of the examples on loopback in front of a site. */
export type FrontProxy = {
  http: number;
  https: number;
  /** What clients trust. */
  ca: string;
  /** All that it wrote about requests and about itself. */
  logs: () => string;
  /** When it last wrote something of a request or an answer to a disk, in milliseconds; `undefined` where it never does. */
  bufferedAt: () => number | undefined;
};

const prepare = async (site: string) => {
  const folder = temporaryFolder();
  const [http, https] = [await freePort(), await freePort()];
  const { certificate, key, text: ca } = makeCertificate(folder, names);
  const log = join(folder, 'access.log');
  return { folder, http, https, certificate, key, ca, log, site: new URL(site).host };
};

const startNginxExample = async (url: string): Promise<FrontProxy> => {
  const { http, https, ca, certificate, key, log, site } = await prepare(url);
  const tls = replaceAll(example('nginx-tls.conf'), {
    '/etc/letsencrypt/live/www.example.com/fullchain.pem': certificate,
    '/etc/letsencrypt/live/www.example.com/privkey.pem': key,
  });
  const nginx = await startNginx(
    replaceAll(example('nginx.conf'), {
      'listen [::]:80;': '',
      'listen [::]:443 ssl http2;': '',
      'listen 80;': `listen 127.0.0.1:${http};`,
      'listen 443 ssl http2;': `listen 127.0.0.1:${https} ssl http2;`,
      '127.0.0.1:3000': site,
      'include snippets/ambar-y-seda-tls.conf;': tls,
      '/var/log/nginx/ambar-y-seda.log': log,
    }),
  );
  const written = () => [log, ...['access.log', 'error.log'].map((name) => join(nginx.folder, name))];
  const temp = join(nginx.folder, 'temp');
  return {
    http,
    https,
    ca,
    logs: () =>
      written()
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n'),
    bufferedAt: () => Math.max(...readdirSync(temp).map((name) => statSync(join(temp, name)).mtimeMs)),
  };
};

const startCaddyExample = async (url: string): Promise<FrontProxy> => {
  const { http, https, ca, certificate, key, log, site } = await prepare(url);
  const tls = `tls ${certificate} ${key}`;
  const options = `admin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tdefault_bind 127.0.0.1`;
  const caddy = await startCaddy(
    replaceAll(example('Caddyfile'), {
      '\n{\n': `\n{\n\t${options}\n`,
      '\nexample.com {': `\nexample.com {\n\t${tls}`,
      '\nwww.example.com {': `\nwww.example.com {\n\t${tls}`,
      '127.0.0.1:3000': site,
      '/var/log/caddy/ambar-y-seda.log': log,
    }),
  );
  return {
    http,
    https,
    ca,
    logs: () => readFileSync(log, 'utf8') + caddy.said(),
    bufferedAt: () => undefined,
  };
};

/** The proxies whose files are in `docs/deploy`, each with how a test asks for it. */
export const proxies = [
  { name: 'nginx', test: nginxTest, start: startNginxExample, file: example('nginx.conf') },
  { name: 'Caddy', test: caddyTest, start: startCaddyExample, file: example('Caddyfile') },
] as const;

type Asked = {
  /** The visitor's own address, one of loopback's. */
  from?: string;
  name?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | undefined;
};

/** Asks a proxy as a visitor does, over TLS, or in plain where `port` is the one for it. */
export const ask = (
  { http, ca, ...proxy }: FrontProxy,
  path: string,
  { from = '127.0.0.1', name = host, method = 'GET', headers = {}, body }: Asked = {},
  port = proxy.https,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> =>
  new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      localAddress: from,
      agent: false,
      headers: { Host: name, ...headers },
    } as const;
    const call = port === http ? requestHttp(options) : request({ ...options, ca, servername: name });
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
