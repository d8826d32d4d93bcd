import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { business } from '../../content/business.ts';
import { load } from '../support/html.ts';
import { postBooking } from '../support/postBooking.ts';
import { copyOfSources } from '../support/release.ts';

/** A restart builds the assets and loads all sources, which is slow on a busy machine. */
const patience = { timeout: 40_000 };

/** Starts `npm run dev` in a copy of the checkout. */
const startDev = () => {
  const folder = copyOfSources();
  const child = spawn('npm', ['run', '-s', 'dev'], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATABASE_PATH: 'db/bookings.sqlite' },
    detached: true,
  });
  const group = -(child.pid ?? 0);
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) process.kill(group, 'SIGKILL');
  });
  /** The URL of each start. */
  const starts: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes('"listening"')) starts.push(JSON.parse(line).url);
  });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  return {
    folder,
    starts,
    errors: () => errors,
    edit: (file: string, from: string, to: string) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    },
    /** The home page, or an empty text while no server listens. */
    home: () =>
      fetch(`${starts.at(-1)}/`).then(
        (response) => response.text(),
        () => '',
      ),
    /** Ends the whole process group as Ctrl-C does. */
    interrupt: async () => {
      const exited = once(child, 'exit');
      process.kill(group, 'SIGINT');
      await exited;
    },
  };
};

test('npm run dev runs the sources, restarts after each save and ends on Ctrl-C', {
  timeout: 240_000,
}, async () => {
  const { folder, starts, errors, edit, home, interrupt } = startDev();
  await expect.poll(() => starts.length, patience).toBe(1);
  const first = load(await home());
  expect(first.title).toContain(business.name);
  expect(existsSync(join(folder, 'dist/server.js'))).toBe(false);
  expect((await postBooking(starts[0] ?? '')).status).toBe(201);

  edit('content/business.ts', business.name, 'Another name');
  await expect.poll(home, patience).toContain('Another name');
  // The edit restarted the server. Writing the database and the assets must not.
  const restarts = starts.length - 1;
  expect(restarts).toBe(1);

  appendFileSync(join(folder, 'static/styles/base.css'), '\nbody { outline-color: #010203; }\n');
  await expect.poll(home, patience).toContain('#010203');
  appendFileSync(join(folder, 'client/start.ts'), "\ndocument.title = 'saved script';\n");
  const scripts = async () => {
    const urls = load(await home()).attributes('script[src]', 'src');
    return Promise.all(urls.map(async (url) => (await fetch(new URL(url, starts.at(-1)))).text()));
  };
  await expect.poll(scripts, patience).toContainEqual(expect.stringContaining('saved script'));

  // After a file that cannot be run, the next save starts the server again.
  edit('src/app.ts', 'import ', 'imp ort ');
  await expect.poll(errors, patience).toMatch(/app\.ts/);
  edit('src/app.ts', 'imp ort ', 'import ');
  await expect.poll(home, patience).toContain('Another name');

  await interrupt();
  await expect.poll(home, patience).toBe('');
});
