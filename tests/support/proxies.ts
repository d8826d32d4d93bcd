import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root, temporaryFolder } from './folders.ts';
import { freePort } from './serve.ts';

/** Makes a self-signed certificate and its key as files; `text` is the certificate. */
const makeCertificate = (folder: string, names: readonly string[]) => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'].concat(
      ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${alternatives}`],
      ['-keyout', key, '-out', certificate],
    ),
    { stdio: 'pipe' },
  );
  return { certificate, key, text: readFileSync(certificate, 'utf8') };
};

/** Debian installs nginx in a folder that only root has in PATH. */
const binary = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);

if (!binary) process.stderr.write("The program 'nginx' is not installed (on Debian: apt install nginx).\n");

/** Like `test`, but skips tests if nginx is not installed and REQUIRE_NGINX is not set. */
export const nginxTest = test.skipIf(!binary && !process.env['REQUIRE_NGINX']);

/** The configuration around an `http` block, to run nginx as any user in its own folder. */
const around = (http: string, folder: string): string => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log notice;
events { worker_connections 512; }
http {
  access_log ${folder}/access.log;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
${http}
}
`;

/**
 * Starts nginx with the content of its `http` block, and resolves when it listens. The caller chooses
 * addresses and ports. The folder contains `access.log`, `error.log` and `temp/`. Rejects with nginx’s
 * message if the configuration is invalid.
 */
const startNginx = async (http: string): Promise<{ folder: string }> => {
  if (!binary) throw new Error('There is no nginx');
  const folder = temporaryFolder();
  const file = join(folder, 'nginx.conf');
  const args = ['-p', folder, '-e', 'stderr', '-c', file];
  mkdirSync(join(folder, 'temp'));
  writeFileSync(file, around(http, folder));
  execFileSync(binary, [...args, '-q', '-t'], { encoding: 'utf8', stdio: 'pipe' });
  const child: ChildProcess = spawn(binary, args, { stdio: 'ignore' });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  // nginx writes its process id when it listens; the configuration check has left an empty file.
  await expect.poll(() => readFileSync(join(folder, 'nginx.pid'), 'utf8').trim()).toBe(String(child.pid));
  return { folder };
};

const isInstalled = spawnSync('caddy', ['version']).status === 0;

if (!isInstalled)
  process.stderr.write("The program 'caddy' is not installed (on Debian: apt install caddy).\n");

/** Like `test`, but skips tests if Caddy is not installed and REQUIRE_CADDY is not set. */
export const caddyTest = test.skipIf(!isInstalled && !process.env['REQUIRE_CADDY']);

/** Starts Caddy for one test, and resolves when it serves; `output` returns its log. */
const startCaddy = async (caddyfile: string): Promise<{ output: () => string }> => {
  const folder = temporaryFolder();
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, caddyfile);
  const env = { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['--config', file, '--adapter', 'caddyfile'];
  execFileSync('caddy', ['validate', ...args], { env, stdio: 'pipe' });
  const child: ChildProcess = spawn('caddy', ['run', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  await expect.poll(() => output).toContain('serving initial configuration');
  return { output: () => output };
};

/** The main host name in the configurations of `docs/deploy`. */
export const host = 'www.example.com';
const names = [host, 'example.com'];

const example = (name: string): string => readFileSync(join(root, 'docs/deploy', name), 'utf8');

/** Replaces each key by its value, and throws if a key is missing. */
const replaceAll = (text: string, places: Record<string, string>): string =>
  Object.entries(places).reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`No '${from}' in the example`);
    return done.replaceAll(from, to);
  }, text);

/** A running proxy with a configuration of `docs/deploy`. It listens on loopback in front of a site. */
export type FrontProxy = {
  http: number;
  https: number;
  /** The certificate that clients trust. */
  ca: string;
  /** The text of all logs. */
  logs: () => string;
};

type NginxProxy = FrontProxy & {
  /** When nginx last buffered a request or an answer on its disk, in milliseconds. */
  bufferedOnDiskAt: () => number;
};

const prepare = async (site: string) => {
  const folder = temporaryFolder();
  const [http, https] = [await freePort(), await freePort()];
  const { certificate, key, text: ca } = makeCertificate(folder, names);
  return { folder, http, https, certificate, key, ca, site: new URL(site).host };
};

/** Texts of a configuration, with the texts that a test puts in their place. */
type Changes = Record<string, string>;

/** Starts a proxy of `docs/deploy` in front of a site. */
type Start = (url: string, changes?: Changes) => Promise<FrontProxy>;

/** Adds the cache of `nginx-cache.conf`, with its files in a folder, to the configuration of nginx. */
const addCache = (configuration: string, folder: string): string => {
  const cache = replaceAll(example('nginx-cache.conf'), { '/var/cache/ambar-y-seda': folder });
  const proxyPass = 'proxy_pass http://ambar-y-seda;';
  const location = example('nginx-cache-location.conf');
  return cache + replaceAll(configuration, { [proxyPass]: `${proxyPass}\n${location}` });
};

const startNginxWith = async (
  url: string,
  changes: Changes,
  { hasCache }: { hasCache: boolean },
): Promise<NginxProxy> => {
  const { folder, http, https, ca, certificate, key, site } = await prepare(url);
  const configuration = example('nginx.conf');
  const tls = replaceAll(example('nginx-tls.conf'), {
    '/etc/letsencrypt/live/www.example.com/fullchain.pem': certificate,
    '/etc/letsencrypt/live/www.example.com/privkey.pem': key,
  });
  const nginx = await startNginx(
    replaceAll(hasCache ? addCache(configuration, join(folder, 'cache')) : configuration, {
      'listen [::]:80;': '',
      'listen [::]:443 ssl http2;': '',
      'listen 80;': `listen 127.0.0.1:${http};`,
      'listen 443 ssl http2;': `listen 127.0.0.1:${https} ssl http2;`,
      '127.0.0.1:3000': site,
      '/opt/ambar-y-seda': root,
      'include snippets/ambar-y-seda-tls.conf;': tls,
      ...changes,
    }),
  );
  const temp = join(nginx.folder, 'temp');
  return {
    http,
    https,
    ca,
    logs: () =>
      ['access.log', 'error.log'].map((name) => readFileSync(join(nginx.folder, name), 'utf8')).join('\n'),
    bufferedOnDiskAt: () => Math.max(...readdirSync(temp).map((name) => statSync(join(temp, name)).mtimeMs)),
  };
};

/** Starts nginx of `docs/deploy` without its cache in front of a site. */
export const startPlainNginx = (url: string, changes: Changes = {}) =>
  startNginxWith(url, changes, { hasCache: false });

/** Starts nginx of `docs/deploy` with its cache in front of a site. */
export const startCachingNginx: Start = (url, changes = {}) =>
  startNginxWith(url, changes, { hasCache: true });

/** Starts Caddy of `docs/deploy` in front of a site. */
export const startCaddyExample: Start = async (url, changes = {}) => {
  const { http, https, ca, certificate, key, site } = await prepare(url);
  const tls = `tls ${certificate} ${key}`;
  const options = `admin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tdefault_bind 127.0.0.1`;
  const caddy = await startCaddy(
    replaceAll(example('Caddyfile'), {
      '\n{\n': `\n{\n\t${options}\n`,
      '\nexample.com {': `\nexample.com {\n\t${tls}`,
      '\nwww.example.com {': `\nwww.example.com {\n\t${tls}`,
      '127.0.0.1:3000': site,
      '/opt/ambar-y-seda': root,
      ...changes,
    }),
  );
  return { http, https, ca, logs: caddy.output };
};

/** The proxies of `docs/deploy`. `test` skips its test if the proxy is not installed. */
export const proxies = [
  { name: 'nginx', test: nginxTest, start: startPlainNginx, configuration: example('nginx.conf') },
  { name: 'Caddy', test: caddyTest, start: startCaddyExample, configuration: example('Caddyfile') },
] as const;

type Asked = {
  /** The loopback address from which to connect, as the visitor's address. */
  from?: string;
  name?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | undefined;
};

/** Sends a request to a proxy over TLS, or over plain HTTP if `port` is the HTTP port. */
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
