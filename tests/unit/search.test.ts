import { expect, test } from 'vitest';
import { searchFor } from '../../src/cli/search.ts';
import { foldText } from '../../views/text.ts';
import { keptBooking } from '../support/keptBooking.ts';

const isFound = (words: string, differences: Parameters<typeof keptBooking>[0]): boolean =>
  searchFor({ words }).matches?.(keptBooking(differences)) ?? true;

test.each([
  ['NGUYỄN', 'nguyen'],
  ['İstanbul', 'istanbul'],
  ['cafe\u0301s', 'cafés'],
  ['s\u0336t\u0336ruck', 'struck'],
  ['1\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e3', '123'],
  ['Åsa-Märta', 'åsa-märta'],
  ['Пётр Йовков', 'петр йов'],
  ['می‌خواهم', 'می‌خواهم'],
  ['क्‍या समय', 'समय'],
  ['王小明', '小明'],
  ['x_%"y*z', '_%"y*'],
  ['abc AND def', 'and'],
  ['Søren Łukasz', 'soren lukasz'],
  ['Strauß', 'STRAUSS'],
  ['Strauss', 'strauß'],
  ['Ægir Œuvre', 'aegir oeuvre'],
  ['Đorđe', 'dorde'],
  ['Işıl', 'isil'],
  ['ΑΘΗΝΑΣ', 'αθηνασ'],
  ['Zoé d’Été', "d'ete"],
  ["Zoé d'Été", 'd’été'],
  ['ＦＵＬＬwidth ﬁancé', 'fullwidth fiance'],
  ['9–11 h', '9-11'],
])('finds %j by %j', (message, words) => {
  expect(isFound(words, { message })).toBe(true);
  expect(isFound(words, { name: message, message: null })).toBe(true);
  expect(isFound(`${words} missing`, { message })).toBe(false);
});

test('finds every Latin letter by the one without its accents', () => {
  const letters = Array.from({ length: 0x30000 - 0x21 }, (_, index) =>
    String.fromCodePoint(index + 0x21),
  ).filter((letter) => letter.isWellFormed() && /^[a-z0-9]+$/.test(foldText(letter)));
  expect(letters.length).toBeGreaterThan(500);
  for (const letter of letters) {
    expect([letter, isFound(`qz${foldText(letter)}qz`, { name: `qz${letter}qz` })]).toEqual([letter, true]);
  }
});

const spellings = [
  '+34612345678',
  '612345678',
  '612 345 678',
  '612-34-56-78',
  '(+34) 612 345 678',
  '+34 612 345 678',
  '0034612345678',
  '0034 612 345 678',
  '34 612 345 678',
  '34 612',
];

test.each(spellings)('finds the telephone number by %s, in whatever spelling it was typed', (words) => {
  for (const phone of spellings.slice(0, -1))
    expect([phone, isFound(words, { phone })]).toEqual([phone, true]);
  expect(isFound(words, { phone: '655 987 321' })).toBe(false);
  expect(isFound(words, { phone: 'ask my hotel' })).toBe(false);
  expect(isFound(`${words} tantra`, { phone: '612345678' })).toBe(true);
  expect(isFound(`${words} missing`, { phone: '612345678' })).toBe(false);
});

test.each([
  ['+44 7400 123456', '07400 123456'],
  ['06 12 34 56 78', '0612345678'],
  ['call 612 345 678 / 699 888 777', '+34699888777'],
])('finds the foreign or further number %s by %s', (phone, words) => {
  expect(isFound(words, { phone })).toBe(true);
});

test.each(['0b8f5a3e', '0B8F', '0b8f5a3e-0000-4000-8000-000000000000', '0b8f5a3e tantra'])(
  'finds a request by the beginning of its id, %s',
  (words) => {
    expect(isFound(words, {})).toBe(true);
    expect(isFound(words, { id: '1b8f5a3e-0000-4000-8000-000000000000' })).toBe(false);
  },
);

test('finds an id that begins with digits', () => {
  const id = '12345678-9abc-4000-8000-000000000000';
  for (const words of ['12345678', '12345678-9abc', id]) expect(isFound(words, { id })).toBe(true);
  expect(isFound('2345678', { id })).toBe(false);
});

test('searches all fields, and the texts of a massage that is none of the site', () => {
  expect(isFound('alba', { masseuse: 'alba' })).toBe(true);
  expect(isFound('ana example.com', { email: 'ana@example.com' })).toBe(true);
  const { filter, matches } = searchFor({ service: 'masaje' });
  expect(filter.where).toEqual({ serviceSlug: undefined });
  expect(matches?.(keptBooking({ service: 'Un Masáje' }))).toBe(true);
  expect(searchFor({ service: 'TANTRA' })).toEqual({ filter: { where: { serviceSlug: 'tantra-massage' } } });
});
