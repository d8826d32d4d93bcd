import { expect } from 'vitest';
import { copies } from '../../views/copies.ts';
import { fieldsOf, hydrated, test } from '../support/browserTest.ts';
import { insecureHost } from '../support/insecureHost.ts';

/** Browsers send no `Sec-Fetch-Site` over plain http to a host that is not localhost. */
test.skipIf(!insecureHost).for([true, false])(
  'own forms send the origin, JavaScript: %s',
  async (javaScriptEnabled, { visit }) => {
    const { page, origin, stored } = await visit('/contact', {
      javaScriptEnabled,
      host: insecureHost,
      hasChosen: false,
    });
    const { form, layout } = copies.en;
    const sent: Promise<(string | undefined)[]>[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      const { pathname } = new URL(request.url());
      sent.push(
        request.allHeaders().then((headers) => [pathname, headers['origin'], headers['sec-fetch-site']]),
      );
    });
    await page.getByRole('button', { name: layout.consent.reject }).click();
    await page.locator('#cookie-settings').waitFor({ state: 'hidden' });
    const { name, message } = fieldsOf(page);
    await name.fill('Ana');
    await message.fill('A question');
    if (javaScriptEnabled) await hydrated(page, 'RequestForm');
    await page.locator('#message-form button[type=submit]').click();
    await page.locator('.notice').getByText(form.sent.contact).waitFor();
    expect(await stored()).toHaveLength(1);
    expect(await Promise.all(sent)).toEqual(
      ['/consent', '/api/bookings'].slice(javaScriptEnabled ? 1 : 0).map((path) => [path, origin, undefined]),
    );
  },
);
