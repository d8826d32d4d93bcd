/** The typographic rules of the languages. Each slip is `file: entry: problem`. */
import { expect, test } from 'vitest';
import { contentTexts } from '../support/contentTexts.ts';

/** The entries whose texts the owner specified exactly, even where they break these rules. */
const exemptEntries = [
  'content/en/errors.ts: notFound.lead',
  'content/fr/errors.ts: unexpected.title',
  'content/fr/form.ts: failed.contact',
];

const texts = contentTexts.filter(({ source }) => !exemptEntries.includes(source));

test('no text has a straight apostrophe', () => {
  const slips = texts
    .filter(({ text }) => text.includes("'"))
    .map(({ source, text }) => `${source}: has ' instead of ’: ${text}`);
  expect(slips).toEqual([]);
});

test('French texts have no-break spaces before punctuation and inside quotes', () => {
  const withoutNoBreakSpace = /[^\u202F][;!?]|[^\u00A0]:(?!\S)|«[^\u00A0]|[^\u00A0]»/;
  const slips = texts
    .filter(({ locale, text }) => locale === 'fr' && withoutNoBreakSpace.test(text))
    .map(
      ({ source, text }) => `${source}: lacks a no-break space (U+202F before ; ! ?, else U+00A0): ${text}`,
    );
  expect(slips).toEqual([]);
});
