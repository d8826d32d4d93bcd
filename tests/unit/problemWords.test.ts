import { expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { problemWords } from '../../views/forms/problemWords.ts';
import { allTexts } from '../../views/texts/allTexts.ts';

test.each(locales)('no text about a field in %s has an unfilled placeholder', (locale) => {
  for (const kind of ['booking', 'contact'] as const) {
    const { problems } = problemWords(kind, allTexts[locale]);
    // A booking fills in the texts about its day or time.
    const complete = Object.entries(problems).filter(([name]) => !/^(day|time)/.test(name));
    expect(complete).not.toEqual([]);
    expect(complete.filter(([, text]) => /[{}]|undefined/.test(text))).toEqual([]);
  }
});
