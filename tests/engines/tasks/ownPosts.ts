import { expect } from 'vitest';
import { defaultLocale } from '../../../content/locales.ts';
import { allTexts } from '../../../views/allTexts.ts';
import { at } from '../../support/routeTable.ts';
import type { EngineTest } from '../engineTest.ts';
import { insecureHost } from '../insecureHost.ts';

/** Posts over http to a name besides localhost, if there is one: browsers send it no `Sec-Fetch-Site`. */
export const ownPosts = (test: EngineTest): void => {
  test.skipIf(!insecureHost).for([true, false])(
    'over plain http, forms send their origin, no Sec-Fetch-Site (JavaScript: %s)',
    async (javaScript, { visit }) => {
      const { visitor, origin, posts, stored } = await visit(at('contact'), {
        javaScript,
        host: insecureHost,
        hasChosen: false,
      });
      const { form, layout } = allTexts[defaultLocale];
      await visitor.click(['#cookie-settings button', layout.consent.reject]);
      await visitor.disappears('#cookie-settings');
      await visitor.fill('#message-name', 'Ana');
      await visitor.fill('#message-message', 'A question');
      if (javaScript) await visitor.hydrated('RequestForm');
      await visitor.click('#message-form button[type=submit]');
      await visitor.reads('.notice', form.sent.contact);
      expect(stored()).toHaveLength(1);
      const sent = posts.map(({ url = '', headers }) => [
        url.replace(/\?.*/, ''),
        headers.origin,
        headers['sec-fetch-site'],
      ]);
      // Only without JavaScript is the choice of cookies posted.
      const paths = javaScript ? ['/api/bookings'] : ['/consent', '/api/bookings'];
      expect(sent).toEqual(paths.map((path) => [path, origin, undefined]));
    },
  );
};
