import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { business } from '../../content/business.ts';
import { catalogue } from '../../content/catalogue.ts';
import { openingHours } from '../../content/hours.ts';
import { minutesToTime, timeToMinutes } from '../../content/rules/time.ts';
import { urlOf } from '../../views/urls.ts';
import type { load } from './html.ts';
import { masseuse, otherLocale } from './sample.ts';

type Page = ReturnType<typeof load>;

type OwnerEdit = {
  name: string;
  /** The files that the owner edits, and how. */
  edits: Record<string, (text: string) => string>;
  /** The page that shows the new value, and the part of it that has no old value. */
  url: string;
  place: (page: Page) => string;
  before: string;
  after: string;
};

const structuredData = ({ $ }: Page): string => $('script[type="application/ld+json"]').text();
const wholePage = ({ $ }: Page): string => $.html();

const contact = urlOf({ page: 'contact' }, otherLocale);
const lowest = Math.min(...catalogue.flatMap(({ options }) => options.map(({ euros }) => euros)));
const closes = openingHours.week.at(-1)?.closes ?? '';
const later = minutesToTime(timeToMinutes(closes) + 60);
const replace = (from: string, to: string) => (text: string) => text.replaceAll(from, to);

/** Edits that an owner of the centre makes often. */
export const ownerEdits: readonly OwnerEdit[] = [
  {
    name: 'all prices are 10 euros higher',
    edits: {
      'catalogue.ts': (text) => text.replace(/euros: (\d+)/g, (_, euros) => `euros: ${Number(euros) + 10}`),
    },
    url: urlOf({ page: 'services' }, otherLocale),
    place: (page) => page.textsOf('.service-card dd').join() + structuredData(page).match(/"price":\d+/g),
    before: `"price":${lowest}`,
    after: `"price":${lowest + 10}`,
  },
  {
    name: 'a closing time is an hour later',
    edits: { 'hours.ts': replace(`closes: '${closes}' }`, `closes: '${later}' }`) },
    url: contact,
    place: (page) => page.text('main'),
    before: `–${closes}`,
    after: `–${later}`,
  },
  {
    name: 'another telephone number',
    edits: { 'business.ts': replace(business.phone, '+34 611 222 333') },
    url: contact,
    place: (page) => wholePage(page).replaceAll(/\s/g, ''),
    before: business.phone.replaceAll(' ', ''),
    after: '+34611222333',
  },
  {
    name: 'a masseuse has another name and is a year older',
    edits: {
      'masseuses.ts': (text) =>
        text
          .replace(`name: '${masseuse.name}'`, "name: 'Valentina'")
          .replace(`age: ${masseuse.age}`, `age: ${masseuse.age + 1}`),
    },
    url: urlOf({ page: 'masseuse', slug: masseuse.slug }, otherLocale),
    place: (page) => `${page.text('h1')} ${page.text('main dl')}`,
    before: masseuse.name,
    after: 'Valentina',
  },
];

/** Edits the content in a copy, and expects that each edit changes something. */
export const applyEdit = (folder: string, { name, edits }: Pick<OwnerEdit, 'name' | 'edits'>): void => {
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(folder, 'content', file);
    const text = readFileSync(path, 'utf8');
    expect(edit(text), `${name}: ${file}`).not.toBe(text);
    writeFileSync(path, edit(text));
  }
};
