import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';

test.for(locales)('the link to the contact page in %s leads to how to get in', async (locale, { read }) => {
  const contact = urlOf({ page: 'contact' }, locale);
  const about = await read(urlOf({ page: 'about' }, locale));
  const [link = ''] = about.attributes(`.text-links a[href^="${contact}"]`, 'href');
  const { hash, pathname } = new URL(link, 'http://localhost');
  const target = await read(pathname);
  const section = target.$(hash).closest('section').text();
  const [arriving = ''] = allTexts[locale].pages.contact.arriving;
  expect(plain(section)).toContain(plain(arriving));
});
