import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startNginx } from './nginx.ts';
import { freePort } from './serve.ts';
import { root } from './serverProcess.ts';
import { databaseIn } from './testServer.ts';
import { temporaryFolder } from './testSite.ts';

const writeScript = (path: string, ...lines: string[]): void =>
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });

/**
 * Two processes behind nginx, installed as docs/upgrading.md says, in temporary folders. A script in place of
 * `systemctl` starts and stops the processes, because a test machine need not run systemd.
 */
export const startInstalledPair = async (variables: Record<string, string> = {}) => {
  const home = temporaryFolder();
  const bin = join(home, 'bin');
  mkdirSync(bin);
  const [first, second, port] = [await freePort(), await freePort(), await freePort()];
  const database = databaseIn(home);
  const settings = {
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_MAX: '1000000',
    DATABASE_PATH: database,
    ASSETS_DIR: join(home, 'assets'),
    ...variables,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(home, 'settings.env'), lines.join(''));
  writeFileSync(join(home, 'settings-a.env'), `PORT=${first}\n`);
  writeFileSync(join(home, 'settings-b.env'), `PORT=${second}\n`);
  const servers = join(home, 'servers.conf');
  writeFileSync(servers, `server 127.0.0.1:${first} max_fails=0;\nserver 127.0.0.1:${second} max_fails=0;\n`);

  const local = (text: string): string =>
    text
      .replaceAll('/etc/nginx/ambar-y-seda-servers.conf', servers)
      .replaceAll('/etc/ambar-y-seda', join(home, 'settings'))
      .replaceAll('/opt/ambar-y-seda', home)
      .replaceAll('runuser -u ambar -- ', '');

  /** Puts a built checkout into the folder of the releases. */
  const install = (checkout: string, name: string): string => {
    const release = join(home, name);
    for (const folder of ['bin', 'docs/deploy']) mkdirSync(join(release, folder), { recursive: true });
    symlinkSync(process.execPath, join(release, 'bin/node'));
    for (const part of ['src', 'dist', 'package.json'])
      symlinkSync(join(checkout, part), join(release, part));
    const script = join(release, 'docs/deploy/upgrade');
    cpSync(join(root, 'docs/deploy/upgrade'), script);
    writeFileSync(script, local(readFileSync(script, 'utf8')));
    chmodSync(script, 0o755);
    return release;
  };

  const present = install(root, 'present');
  for (const link of ['a', 'b', 'current']) symlinkSync(present, join(home, link));
  const example = readFileSync(join(root, 'docs/deploy/nginx.conf'), 'utf8');
  const [location] = /location \/ \{\s+proxy_pass[^}]+\}/.exec(example) ?? [];
  const { folder } = await startNginx(`
  upstream ambar-y-seda { include ${servers}; keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    ${location}
  }`);
  writeScript(
    join(bin, 'nginx'),
    `PATH=$PATH:/usr/sbin; export PATH`,
    `exec "$(which -a nginx | grep -v ${bin} | head -1)" -p ${folder} -e stderr -c ${join(folder, 'nginx.conf')} "$@"`,
  );
  writeScript(
    join(bin, 'systemctl'),
    `name=\${2#*@}; [ "$1" = show ] && name=\${4#*@}`,
    `file=${home}/$name.pid`,
    `is_running() { [ -e "$file" ] && grep -q '^State:.[^Z]' "/proc/$(cat "$file")/status" 2>/dev/null; }`,
    `case $1 in`,
    `    reload) kill -HUP "$(cat ${folder}/nginx.pid)" ;;`,
    `    stop) is_running && kill "$(cat "$file")"; while is_running; do sleep 0.05; done ;;`,
    `    start)`,
    `        cd "${home}/$name" || exit`,
    `        env -i $(cat ${home}/settings.env ${home}/settings-$name.env) bin/node src/start.js >>${home}/$name.log 2>&1 &`,
    `        echo $! >"$file" ;;`,
    // As in systemd, a stop while the process waits for its next start does not reset the number of restarts.
    `    show) is_running || echo >>"$file.restarts"; cat "$file.restarts" 2>/dev/null | wc -l ;;`,
    `esac`,
  );
  const env = { PATH: `${bin}:${process.env['PATH']}` };
  const systemctl = (...args: string[]) => execFileSync(join(bin, 'systemctl'), args, { env, stdio: 'pipe' });
  onTestFinished(() => {
    for (const name of ['a', 'b']) systemctl('stop', `ambar-y-seda@${name}`);
  });
  for (const name of ['a', 'b']) systemctl('start', `ambar-y-seda@${name}`);

  return {
    origin: `http://127.0.0.1:${port}`,
    database,
    install,
    systemctl,
    /** The names of the releases that the links lead to. */
    links: (): string[] => ['a', 'b', 'current'].map((link) => basename(realpathSync(join(home, link)))),
    /** Runs the script of a release, and resolves with its exit code and messages. */
    upgrade: async (release: string): Promise<{ code: number; text: string }> => {
      const child = spawn(join(release, 'docs/deploy/upgrade'), { env, stdio: ['ignore', 'ignore', 'pipe'] });
      let text = '';
      child.stderr.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      const [code] = await once(child, 'close');
      return { code, text };
    },
  };
};
