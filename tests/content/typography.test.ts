/** The typographic rules of the languages. Each slip is `file: entry: problem`. */
import { expect, test } from 'vitest';
import { contentTexts } from '../support/contentTexts.ts';

/** Texts that the centre specified exactly, even where they break these rules. */
const exemptTexts = [
  "The page you requested doesn't exist.",
  "Échec de l'envoi du message",
  'Unexpected Application Error!',
];

const texts = contentTexts.filter(({ text }) => !exemptTexts.includes(text));

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
