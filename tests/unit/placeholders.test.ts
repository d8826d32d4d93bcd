import { expect, test } from 'vitest';
import { languages, locales } from '../../content/locales.ts';
import { fill, fillKnown } from '../../content/rules/placeholders.ts';
import { serviceIn, servicesIn } from '../../views/texts/serviceEntries.ts';

test('fill replaces placeholders, whose names may have accents and spaces', () => {
  expect(fill('{walk.Plaça Reial} minutes', { 'walk.Plaça Reial': 5 })).toBe('5 minutes');
});

test('fill throws for a placeholder without a value', () => {
  expect(() => fill('{nobody}', {})).toThrow('{nobody}');
});

test('fillKnown fills in all texts of a value, and keeps unknown placeholders', () => {
  const texts = { title: '{centre}', items: ['{centre} and {name}'], isShown: true };
  expect(fillKnown(texts, { centre: 'Casa Luna' })).toEqual({
    title: 'Casa Luna',
    items: ['Casa Luna and {name}'],
    isShown: true,
  });
});

test.each(locales)('massages without long texts in %s have those of another language', (locale) => {
  for (const { slug, intro, textLocale } of servicesIn(locale)) {
    expect(intro).toBe(serviceIn(slug, textLocale).intro);
    expect(textLocale === locale).toBe('intro' in languages[locale].massages[slug]);
  }
});
