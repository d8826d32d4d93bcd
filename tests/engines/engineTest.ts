import type { IncomingMessage } from 'node:http';
import { test as base } from 'vitest';
import { type Host, serve } from '../support/serve.ts';
import { openTestSite, type TestSiteOptions } from '../support/testSite.ts';
import type { Engine, Person } from './engine.ts';
import { remember } from './processes.ts';
import { withRecorder } from './recorder.ts';
import { visitorOf } from './visitor.ts';

const phone = { width: 390, height: 844 };

type Options = Partial<Person> & {
  site?: TestSiteOptions;
  host?: Host | undefined;
  /** Rejects cookies first, so that the banner is hidden. */
  hasChosen?: boolean;
};

/** Tests in one engine, which runs for all of them. Each visit has its own site, profile and tab. */
export const testIn = (engine: Engine) =>
  base
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
    .extend('running', { scope: 'file' }, async ({}, { onCleanup }) => {
      const forget = remember(process.pid);
      const running = await engine.start();
      onCleanup(() => running.end().finally(forget));
      return running;
    })
    .extend('visit', ({ running }, { onCleanup }) => {
      const closings: (() => unknown)[] = [];
      onCleanup(async () => {
        for (const close of closings.reverse()) await close();
      });
      return async (path: string, options: Options = {}) => {
        const { javaScript = true, colours = 'light', site, host, hasChosen = true } = options;
        const opened = openTestSite(site);
        closings.push(opened.close);
        const recorded = withRecorder(opened.app);
        const posts: IncomingMessage[] = [];
        const { origin, close } = await serve((req, res) => {
          if (req.method === 'POST') posts.push(req);
          recorded(req, res);
        }, host);
        closings.push(close);
        const tab = await running.open({ javaScript, colours });
        closings.push(tab.close);
        const visitor = visitorOf(tab, origin);
        await visitor.resize(phone.width, phone.height);
        if (hasChosen) {
          await visitor.goto('/robots.txt');
          await visitor.evaluate(() => {
            localStorage.setItem('cookie_consent', 'rejected');
            // biome-ignore lint/suspicious/noDocumentCookie: what the server sets where JavaScript is off.
            document.cookie = 'cookie_consent=rejected; path=/';
          });
        }
        await visitor.goto(path);
        return { visitor, origin, posts, stored: opened.stored };
      };
    });

export type EngineTest = ReturnType<typeof testIn>;
