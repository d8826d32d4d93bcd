import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect } from 'vitest';
import { business } from '../../content/business.ts';
import { makeFolder } from '../support/folders.ts';
import { load } from '../support/html.ts';
import { copySources } from '../support/projectCopy.ts';
import { postToServer } from '../support/sendBooking.ts';

/** A restart builds the assets and loads all sources, which is slow on a busy machine. */
const patience = { timeout: 60_000 };

/** Starts `npm run dev` in a copy of the project, and waits until it serves. */
const startDev = async () => {
  const { folder, remove } = makeFolder();
  copySources(folder);
  const child = spawn('npm', ['run', '-s', 'dev'], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATABASE_PATH: 'db/bookings.sqlite' },
    detached: true,
  });
  const exited = once(child, 'exit');
  const processGroup = -(child.pid ?? 0);
  /** The URL of each start. */
  const starts: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes('"listening"')) starts.push(JSON.parse(line).url);
  });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  await expect.poll(() => starts.length, patience).toBe(1);

  /** The content at a path; an empty text while no server listens. */
  const read = async (path: string): Promise<string> => {
    try {
      return await (await fetch(`${starts.at(-1)}${path}`)).text();
    } catch {
      return '';
    }
  };
  return {
    folder,
    starts,
    errors: () => errors,
    read,
    title: async () => load(await read('/')).title,
    /** The content of the first script or style sheet of the home page. */
    readLinked: async (selector: string, attribute: string) => {
      const [path = ''] = load(await read('/')).attributes(selector, attribute);
      return read(path);
    },
    append: (file: string, text: string) => appendFileSync(join(folder, file), text),
    /** Replaces a text in a file. */
    edit: (file: string, from: string, to: string) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    },
    /** Ends all processes as Ctrl-C does. */
    interrupt: async () => {
      process.kill(processGroup, 'SIGINT');
      await exited;
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        process.kill(processGroup, 'SIGKILL');
        await exited;
      }
      remove();
    },
  };
};

const test = base
  /** One development server for the tests that may see each other's changes. */
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('sharedDev', { scope: 'file' }, async ({}, { onCleanup }) => {
    const dev = await startDev();
    onCleanup(dev.stop);
    return dev;
  })
  /** A development server for one test. */
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  .extend('dev', async ({}, { onCleanup }) => {
    const dev = await startDev();
    onCleanup(dev.stop);
    return dev;
  });

const slow = { timeout: 240_000 };

test('npm run dev serves the home page of a copy that was never built', slow, async ({ sharedDev }) => {
  const { title } = sharedDev;
  expect(await title()).toContain(business.name);
});

test('npm run dev puts its files into dist.dev only', slow, async ({ sharedDev }) => {
  const { folder } = sharedDev;
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist.dev']);
});

test('npm run dev restarts after a file is saved, and then serves the change', slow, async ({ dev }) => {
  const { title, edit } = dev;
  edit('content/business.ts', business.name, 'Another name');
  await expect.poll(title, patience).toContain('Another name');
});

test('npm run dev stores a booking without a restart, though the database changes', slow, async ({ dev }) => {
  const { starts, title, edit } = dev;
  expect((await postToServer(starts[0] ?? '')).status).toBe(201);
  // A restart because of the booking would come before the one because of this edit.
  edit('content/business.ts', business.name, 'Another name');
  await expect.poll(title, patience).toContain('Another name');
  expect(starts).toHaveLength(2);
});

test('npm run dev serves a saved style', slow, async ({ sharedDev }) => {
  const { append, readLinked } = sharedDev;
  append('static/styles/base.css', '\nbody { outline-color: #010203; }\n');
  await expect.poll(() => readLinked('link[rel=stylesheet]', 'href'), patience).toMatch(/#010203/);
});

test('npm run dev serves a saved script', slow, async ({ sharedDev }) => {
  const { append, readLinked } = sharedDev;
  append('client/start.ts', "\ndocument.title = 'saved script';\n");
  await expect.poll(() => readLinked('script[src]', 'src'), patience).toMatch(/saved script/);
});

test('npm run dev names the file with a syntax error', slow, async ({ dev }) => {
  const { edit, errors } = dev;
  edit('src/app.ts', 'import ', 'imp ort ');
  await expect.poll(errors, patience).toMatch(/app\.ts/);
});

test('npm run dev serves again when a syntax error is mended', slow, async ({ dev }) => {
  const { title, edit } = dev;
  edit('src/app.ts', 'import ', 'imp ort ');
  await expect.poll(title, patience).toBe('');
  edit('src/app.ts', 'imp ort ', 'import ');
  await expect.poll(title, patience).toContain(business.name);
});

test('npm run dev ends on Ctrl-C, and its server too', slow, async ({ dev }) => {
  const { read, interrupt } = dev;
  await interrupt();
  await expect.poll(() => read('/'), patience).toBe('');
});
