import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { vi } from 'vitest';
import { freePort } from '../support/serve.ts';
import { deadProxy, type Engine, type Key, type Person, type Tab, xvfbPath } from './engine.ts';
import { insecureHost } from './insecureHost.ts';
import { endProcess, remember } from './processes.ts';
import { openSession } from './webDriver.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const findBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/** WebDriver's code points for keys. */
const codes: Record<Key, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

const capabilitiesFor = ({ javaScript, colours }: Person) => ({
  proxy: {
    proxyType: 'manual',
    httpProxy: `${deadProxy.host}:${deadProxy.port}`,
    sslProxy: `${deadProxy.host}:${deadProxy.port}`,
    noProxy: ['localhost', ...(insecureHost ? [insecureHost.name] : [])],
  },
  'webkitgtk:browserOptions': {
    binary: findBrowser(),
    args: [
      '--automation',
      // Without the toolbar, which is wider than a phone.
      '--full-screen',
      // WebDriver commands run in the page nevertheless.
      `--enable-javascript=${javaScript}`,
      ...(colours === 'dark' ? ['--dark-mode'] : []),
    ],
  },
});

const openTab = async (server: string, person: Person): Promise<Tab> => {
  const { command, end } = await openSession(server, capabilitiesFor(person));
  const act = async (type: string, actions: object[]): Promise<void> => {
    await command('actions', { actions: [{ id: type, type, actions }] });
  };
  const type = (text: string) =>
    act(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  return {
    goto: async (url) => void (await command('url', { url })),
    evaluate: (run, ...args) =>
      command('execute/sync', { script: `return (${run}).apply(null, arguments)`, args }) as never,
    pressAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type,
    press: (key) => type(codes[key]),
    resize: async (width, height) => void (await command('window/rect', { width, height })),
    close: async () => void (await end()),
  };
};

/** Starts a driver in its own process group, to which its browser belongs. */
const startDriver = async () => {
  const port = await freePort();
  const folder = tmpdir();
  const home = { XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...home },
  });
  if (!driver.pid) throw new Error(`${driverPath} does not start`);
  const group = -driver.pid;
  const forget = remember(group);
  const server = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${server}/status`), { timeout: 20_000 });
  const end = () => {
    endProcess(group);
    forget();
  };
  return { server, end };
};

/** How many times to start a driver, which sometimes waits forever for its browser. */
const attempts = 3;

const openOnce = async (person: Person): Promise<Tab> => {
  const { server, end } = await startDriver();
  try {
    const tab = await openTab(server, person);
    return { ...tab, close: () => tab.close().finally(end) };
  } catch (error) {
    end();
    throw error;
  }
};

const open = async (person: Person, left = attempts): Promise<Tab> => {
  try {
    return await openOnce(person);
  } catch (error) {
    if (left <= 1) throw error;
    return open(person, left - 1);
  }
};

/** WebKitGTK's MiniBrowser over WebDriver, in a window on the virtual screen of `surroundings.ts`. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () => [
    ...(existsSync(driverPath) && findBrowser() ? [] : ['webkit2gtk-driver']),
    ...(existsSync(xvfbPath) ? [] : ['xvfb']),
  ],
  start: async () => ({ open, end: async () => undefined }),
};
