import { existsSync } from 'node:fs';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { commandTimeout, deadProxy, type Engine, type Person, type Tab } from './engine.ts';
import { insecureHost } from './insecureHost.ts';
import { remember } from './processes.ts';

const usualPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const findFirefox = (): string | undefined => usualPaths.find((path) => existsSync(path));

/** JavaScript and colours are settings of the whole browser. */
const launchFor = async ({ javaScript, colours }: Person): Promise<Browser> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    protocolTimeout: commandTimeout,
    timeout: 60_000,
    extraPrefsFirefox: {
      'javascript.enabled': javaScript,
      'layout.css.prefers-color-scheme.content-override': colours === 'dark' ? 0 : 1,
      'network.proxy.type': 1,
      'network.proxy.http': deadProxy.host,
      'network.proxy.http_port': deadProxy.port,
      'network.proxy.ssl': deadProxy.host,
      'network.proxy.ssl_port': deadProxy.port,
      'network.proxy.no_proxies_on': insecureHost?.name ?? '',
    },
  });
  const { pid } = browser.process() ?? {};
  if (pid) remember(-pid);
  return browser;
};

const tabOf = (page: Page, close: () => Promise<void>): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  evaluate: (run, ...args) => page.evaluate(run as never, ...(args as unknown as never[])),
  pressAt: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  resize: (width, height) => page.setViewport({ width, height }),
  close,
});

/** Headless Firefox over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (findFirefox() ? [] : ['firefox-esr']),
  start: async () => {
    const browsers = new Map<string, Promise<Browser>>();
    return {
      open: async (person) => {
        const kind = JSON.stringify(person);
        const launched = browsers.get(kind) ?? launchFor(person);
        browsers.set(kind, launched);
        const profile = await (await launched).createBrowserContext();
        return tabOf(await profile.newPage(), () => profile.close());
      },
      end: async () => {
        for (const launched of browsers.values()) await (await launched).close();
      },
    };
  },
};
