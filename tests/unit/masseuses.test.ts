import { expect, test } from 'vitest';
import { bios } from '../../content/bios.ts';
import { copies as written } from '../../content/copies.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { copies } from '../../views/copies.ts';
import { textsBelow, visitorTexts } from '../support/copyTexts.ts';

type Said = {
  /** An offer of a man instead of a masseuse. */
  man: RegExp;
};

const said: Record<Locale, Said> = {
  en: {
    man: /(?:by|for|notice,) a man\b(?![’?])|\bmen (?:too|massage|work)\b/i,
  },
  es: {
    man: /(?:atienda|quede|antelación,|pedir|da) un hombre|\{men\} hombres|hay \{men\}/i,
  },
  fr: {
    man: /(?:préférez|demandez|par|avance,) un homme|masseurs|femme ou homme|praticienne ou/i,
  },
};

test('the masseuses’ own texts name the languages of their profiles, and two masseuses for a couple', () => {
  const { languageNames } = copies.en.pages.masseuse;
  for (const { slug, languages } of masseuses) {
    const text = bios[slug].join(' ');
    const named = Object.entries(languageNames).filter(([, name]) => new RegExp(`\\b${name}\\b`).test(text));
    expect(named.map(([language]) => language).sort(), slug).toEqual([...languages].sort());
    for (const sentence of text.split(/(?<=\.) /).filter((part) => /\bcouples?\b/i.test(part))) {
      expect(sentence).toMatch(/one masseuse each|second masseuse/);
    }
  }
});

test.for(locales)('no sentence in %s types a masseuse’s name', (locale) => {
  const names = new RegExp(`(?<!\\p{L})(${masseuses.map(({ name }) => name).join('|')})(?!\\p{L})`, 'u');
  expect(textsBelow(written[locale]).filter((text) => names.test(text))).toEqual([]);
});

test.for(locales)('every offer of a man in %s names the notice', (locale) => {
  const { dress, dressOfTwo } = written[locale].pages.service;
  const offers = visitorTexts(locale)
    .filter((text) => said[locale].man.test(text) && !textsBelow({ dress, dressOfTwo }).includes(text))
    // The form only says where to ask.
    .filter((text) => text !== written[locale].form.bookingIntro);
  expect(offers.length).toBeGreaterThan(5);
  expect(offers.filter((text) => !text.includes('{menHoursAhead}'))).toEqual([]);
});

test('French texts say who agrees limits, as no masseuse speaks French', () => {
  const spokenLanguages: readonly string[] = masseuses.flatMap(({ languages }) => languages);
  expect(spokenLanguages).not.toContain('french');
  const { massages, pages, faq } = copies.fr;
  for (const part of [pages.service.language, faq]) {
    expect(textsBelow(part).join(' ')).toMatch(/aucune (?:des )?masseuses? ne (?:le )?parle/i);
  }
  const agreed = ['tantra', 'prostate', 'bdsm', 'desire', 'fetish'] as const;
  for (const name of agreed) {
    expect(textsBelow(massages[`${name}-massage`]).join(' '), name).toMatch(/l’accueil/);
  }
  expect(textsBelow(pages.about.sections[0]).join(' ')).toMatch(/en français avec l’accueil/);
});
