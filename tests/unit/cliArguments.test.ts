import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type Locale, locales } from '../../content/locales.ts';
import { isFrom, isMentioned, readContact, toE164 } from '../../src/bookings/contacts.ts';
import { createSearch } from '../../src/bookings/search.ts';
import { readRange, readVisitDay } from '../../src/cli/dates.ts';
import { storedBooking } from '../support/bookings.ts';
import { massage, titleOf } from '../support/sample.ts';

test.each([
  ['ana@example.com', { email: 'Ana@Example.COM' }, 'is from'],
  ['ana@example.com', { email: 'ariana@example.com' }, 'mentions'],
  ['ana@example.com', { message: 'Write to ANA@EXAMPLE.COM' }, 'mentions'],
  ['ana@example.com', { email: 'eva@example.com' }, 'has nothing of'],
  ['ñ@例え.jp', { email: 'Ñ@例え.jp' }, 'is from'],
  ['600111222', { phone: '+34 600 111 222' }, 'is from'],
  ['+34 600-11-12-22', { phone: '0034600111222' }, 'is from'],
  ['600111222', { phone: '+44 600111222' }, 'mentions'],
  ['600111222', { phone: '611 222 333 / 600 111 222' }, 'mentions'],
  ['600111222', { phone: 'ask for 6 0 0 1 1 1 2 2 2' }, 'is from'],
  ['600111222', { message: 'Call 600-111-222, please' }, 'mentions'],
  ['600111222', { phone: '600 111 223' }, 'has nothing of'],
  ['+44 20 7946 0018', { phone: '0044 20 7946 0018' }, 'is from'],
  ['06 12 34 56 78', { phone: '0612345678' }, 'is from'],
  ['+33612345678', { phone: '06 12 34 56 78' }, 'mentions'],
  ['٦٠٠ ١١١ ٢٢٢', { phone: '600111222' }, 'is from'],
])('for the contact %j, a booking with %j %s that person', (text, differences, relation) => {
  const contact = readContact(text) ?? '';
  const booking = storedBooking({ email: null, phone: null, message: null, ...differences });
  expect(isFrom(contact, booking)).toBe(relation === 'is from');
  expect(isMentioned(contact, booking)).toBe(relation !== 'has nothing of');
});

test.each(['no tengo', '-', '112'])('%j is neither an e-mail address nor a complete number', (text) => {
  expect(readContact(text)).toBeNull();
});

test.each([
  ['600 12 34 56', '+34600123456'],
  ['+34-600.123.456', '+34600123456'],
  ['0034 600 123 456', '+34600123456'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['٦٠٠١٢٣٤٥٦', '+34600123456'],
  ['\u202a+34\u00a0600 12 34 56\u202c', '+34600123456'],
  ['tel:+34600123456', '+34600123456'],
  ['600 12 34 56 (after 8pm)', '+34600123456'],
  ['WhatsApp: 600123456 / 600123457', '+34600123456'],
  ['2 people, 600123456', '+34600123456'],
])('the telephone number in %j is read as %s', (text, number) => {
  expect(toE164(text)).toBe(number);
});

const isFound = (words: string, differences: Parameters<typeof storedBooking>[0]): boolean =>
  createSearch({ words }).matches?.(storedBooking(differences)) ?? true;

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
  ['Ægir Œuvre', 'aegir oeuvre'],
  ['Işıl', 'isil'],
  ['ΑΘΗΝΑΣ', 'αθηνασ'],
  ['Zoé d’Été', "d'ete"],
  ['ＦＵＬＬwidth ﬁancé', 'fullwidth fiance'],
  ['9–11 h', '9-11'],
])('a search finds a message or name %j by %j, and only with all words', (text, words) => {
  expect(isFound(words, { message: text })).toBe(true);
  expect(isFound(words, { name: text })).toBe(true);
  expect(isFound(`${words} missing`, { message: text })).toBe(false);
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
];

test.each([...spellings, '34 612'])('a search for %s finds only 612 345 678, however typed', (words) => {
  for (const phone of spellings) expect(isFound(words, { phone }), phone).toBe(true);
  for (const phone of ['655 987 321', 'ask my hotel']) expect(isFound(words, { phone }), phone).toBe(false);
  // Further words of a search must be in the booking, too.
  expect(isFound(`${words} Ana`, { phone: '612345678', name: 'Ana' })).toBe(true);
  expect(isFound(`${words} Eva`, { phone: '612345678', name: 'Ana' })).toBe(false);
});

test.each([
  ['+44 7400 123456', '07400 123456'],
  ['06 12 34 56 78', '0612345678'],
  ['call 612 345 678 / 699 888 777', '+34699888777'],
  ['+33 6 12 34 56 78', '0612345678'],
  ['+33 (0)6 12 34 56 78', '06.12.34.56.78'],
  ['６１２ ３４５ ６７８', '612345678'],
  ['٠٦١٢٣٤٥٦٧٨', '0612345678'],
  ['۶۱۲۳۴۵۶۷۸', '+34 612 345 678'],
])('a search finds the foreign or second telephone number %s by %s', (phone, words) => {
  expect(isFound(words, { phone })).toBe(true);
});

test.each(['0b8f5a3e', '0B8F', '0b8f5a3e-0000-4000-8000-000000000000', '0b8f5a3e Ana'])(
  'a search for %s finds a booking by the beginning of its id',
  (words) => {
    expect(isFound(words, { name: 'Ana', id: '0b8f5a3e-0000-4000-8000-000000000000' })).toBe(true);
    expect(isFound(words, { name: 'Ana', id: '1b8f5a3e-0000-4000-8000-000000000000' })).toBe(false);
  },
);

test('a search finds a booking by its masseuse, by its note or by words of its e-mail address', () => {
  expect(isFound('alba', { masseuse: 'alba' })).toBe(true);
  expect(isFound('alba called', { note: 'Alba, called' })).toBe(true);
  expect(isFound('ana example.com', { email: 'ana@example.com' })).toBe(true);
});

test('--service selects by the slug of a massage with that title, or else by a similar text', () => {
  const ofMassage = createSearch({ service: titleOf(massage.slug).toUpperCase() });
  expect(ofMassage.filter.where).toEqual({ serviceSlug: massage.slug });
  // No massage has this title.
  const ofText = createSearch({ service: 'masaje' });
  expect(ofText.filter.where).toEqual({ serviceSlug: undefined });
  expect(ofText.matches?.(storedBooking({ service: 'Un Masáje' }))).toBe(true);
});

const noonOnMonday = Temporal.Instant.from('2026-03-30T10:00:00Z');

/** Whether a day is named in English or in a language of the site. */
const isInLanguageOfSite = (text: string): boolean =>
  (locales.includes('fr' as Locale) || !/aujourd|vendredi|mercredi/.test(text)) &&
  (locales.includes('es' as Locale) || !/ayer|hoy|mañana|viernes|lunes|sabado/i.test(text));

test.each(
  [
    ['2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['2026-07-15T09:30', '2026-07-15T07:30:00.000Z'],
    ['2026-07-15T09:30Z', '2026-07-15T09:30:00.000Z'],
    ['2026-07-15 09:30:00-05:00', '2026-07-15T14:30:00.000Z'],
    ['2026-07-15T09:30:00+05:00', '2026-07-15T04:30:00.000Z'],
    ['12h', '2026-03-29T22:00:00.000Z'],
    // One day is 23 hours here, because summer time begins.
    ['2d', '2026-03-28T11:00:00.000Z'],
    ['today', '2026-03-29T22:00:00.000Z'],
    ['Ayer', '2026-03-28T23:00:00.000Z'],
    ["aujourd'hui", '2026-03-29T22:00:00.000Z'],
    ['2026-11-1', '2026-10-31T23:00:00.000Z'],
    ['01/11/2026', '2026-10-31T23:00:00.000Z'],
    ['1.11.26', '2026-10-31T23:00:00.000Z'],
    ['30/3', '2026-03-29T22:00:00.000Z'],
    // A day of this year that is still to come means the day of the last year.
    ['1/11', '2025-10-31T23:00:00.000Z'],
    ['monday', '2026-03-29T22:00:00.000Z'],
    ['Lunes', '2026-03-29T22:00:00.000Z'],
    ['viernes', '2026-03-26T23:00:00.000Z'],
    ['Tue', '2026-03-23T23:00:00.000Z'],
    ['vendredi 20:15', '2026-03-27T19:15:00.000Z'],
    ['1/3 9:05', '2026-03-01T08:05:00.000Z'],
  ].filter(([text = '']) => isInLanguageOfSite(text)),
)('--since %s at noon in Madrid on Monday 30 March 2026 means %s', (text = '', iso) => {
  expect(readRange({ since: text }, noonOnMonday).since).toBe(iso);
});

test('--since refuses other texts with an example, and says which dates do not exist', () => {
  const bad = ['tomorrow', 'constructor', '7', '7m', '', '2026-07-15T09:30[UTC]', '2026-07-15Z', 'hoy 25:00'];
  for (const since of bad)
    expect(() => readRange({ since }, noonOnMonday)).toThrow(
      `I don't understand the date '${since}'. Use 2026-03-31`,
    );
  for (const since of ['31/02', '31/4', '2026-13-01', '11/30/2026'])
    expect(() => readRange({ since }, noonOnMonday)).toThrow(`The date '${since}' does not exist.`);
});

test.each(
  [
    ['2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['today', '2026-03-30T22:00:00.000Z'],
    ['viernes', '2026-03-27T23:00:00.000Z'],
    ['2026-03-29T12:00', '2026-03-29T10:00:00.000Z'],
    ['12h', '2026-03-29T22:00:00.000Z'],
  ].filter(([text = '']) => isInLanguageOfSite(text)),
)('--until %s at noon in Madrid on Monday 30 March 2026 means %s: a day is included', (text, iso) => {
  expect(readRange({ until: text }, noonOnMonday).until).toBe(iso);
});

test.each([
  ['2026-11-15T12:00:00Z', '1/11', '30/11', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
  ['2026-12-20T12:00:00Z', '20/12', '6/1', '2026-12-19T23:00:00.000Z', '2027-01-06T23:00:00.000Z'],
  ['2026-03-02T12:00:00Z', '1/11', '30/11', '2025-10-31T23:00:00.000Z', '2025-11-30T23:00:00.000Z'],
  ['2027-03-02T12:00:00Z', '29/2', '1/3', '2024-02-28T23:00:00.000Z', '2024-03-01T23:00:00.000Z'],
])('at %s, --since %s with --until %s means %s to %s', (at, since, until, from, to) => {
  expect(readRange({ since, until }, Temporal.Instant.from(at))).toEqual({ since: from, until: to });
});

test('--since 1/11 --until 30/11, as in the help of list, always means a November that has begun', () => {
  for (let days = 0; days < 366; days += 1) {
    const today = noonOnMonday.add({ hours: 24 * days });
    const { since = '', until } = readRange({ since: '1/11', until: '30/11' }, today);
    const year = since.slice(0, 4);
    expect([since, until]).toEqual([`${year}-10-31T23:00:00.000Z`, `${year}-11-30T23:00:00.000Z`]);
    expect(Date.parse(since)).toBeLessThanOrEqual(today.epochMilliseconds);
  }
});

test.each(
  [
    ['today', '2026-11-25'],
    ['Tonight', '2026-11-25'],
    ['mañana', '2026-11-26'],
    ['friday', '2026-11-27'],
    ['mercredi', '2026-11-25'],
    ['27/11', '2026-11-27'],
    ['2/1', '2027-01-02'],
    ['20/11', '2026-11-20'],
    ['2026-12-31', '2026-12-31'],
  ].filter(([text = '']) => isInLanguageOfSite(text)),
)('bookings day %s on Wednesday 25 November 2026 means %s', (text, day) => {
  expect(readVisitDay(text, new Date('2026-11-25T19:00:00Z'))).toBe(day);
});

test('at 01:30 in Madrid, bookings day tonight means the night that has begun the day before', () => {
  expect(readVisitDay('tonight', new Date('2026-11-28T00:30:00Z'))).toBe('2026-11-27');
});
