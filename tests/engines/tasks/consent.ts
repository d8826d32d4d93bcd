import { expect, onTestFinished } from 'vitest';
import { defaultLocale } from '../../../content/locales.ts';
import { allTexts } from '../../../views/allTexts.ts';
import { at } from '../../support/routeTable.ts';
import { otherLocale } from '../../support/sample.ts';
import { serve } from '../../support/serve.ts';
import type { EngineTest } from '../engineTest.ts';

const banner = '#cookie-settings';

/** The cookie choice with and without JavaScript, and embeds. */
export const consent = (test: EngineTest): void => {
  test.for([true, false])(
    'a consent choice is stored, and the footer can change it (JavaScript: %s)',
    async (javaScript, { visit }) => {
      const { visitor } = await visit(at('contact', otherLocale), { javaScript, hasChosen: false });
      const words = allTexts[otherLocale].layout.consent;
      await visitor.appears(banner);
      await visitor.click([`${banner} button`, words.reject]);
      await visitor.disappears(banner);
      await visitor.arrives(`${at('contact', otherLocale)}${javaScript ? '' : '#content'}`);
      await visitor.goto(at('home', otherLocale));
      await visitor.disappears(banner);
      await visitor.click(['footer a', words.settings]);
      await visitor.appears(banner);
      if (javaScript) await visitor.focused(banner);
      await visitor.click([`${banner} button`, words.accept]);
      await visitor.disappears(banner);
      expect(await visitor.errors()).toEqual([]);
    },
  );

  test('embeds load only after consent, and disappear when it is withdrawn', async ({ visit }) => {
    const asked = new Set<string | undefined>();
    const provider = await serve((req, res) => {
      asked.add(req.url);
      res.setHeader('Content-Type', 'text/html').end('<title>Embedded</title>');
    });
    onTestFinished(provider.close);
    const variables = { MAP_EMBED_URL: `${provider.origin}/map`, TOUR_EMBED_URL: `${provider.origin}/tour` };
    const { visitor } = await visit(at('about'), { hasChosen: false, site: { variables } });
    const words = allTexts[defaultLocale].layout.consent;
    expect([...asked]).toEqual([]);
    await visitor.click([`${banner} button`, words.accept]);
    for (const embed of ['tour', 'map']) {
      const place = `#${embed}-embed`;
      await visitor.evaluate(
        (wanted: string) => document.querySelector(wanted)?.scrollIntoView({ behavior: 'instant' }),
        place,
      );
      await visitor.appears(`${place} iframe`);
      await expect.poll(() => [...asked]).toContain(`/${embed}`);
    }
    await visitor.click(['footer a', words.settings]);
    await visitor.click([`${banner} button`, words.reject]);
    await visitor.disappears('iframe');
    expect(await visitor.errors()).toEqual([]);
  });
};
