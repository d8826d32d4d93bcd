import { expect, test } from 'vitest';
import { fill, fillKnown } from '../../content/rules/placeholders.ts';

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
