import { expect, test } from 'vitest';
import { formatDetails } from '../../src/cli/formatDetails.ts';
import { keptBooking } from '../support/keptBooking.ts';

const shown = (differences: Parameters<typeof keptBooking>[0]): string =>
  formatDetails(keptBooking(differences), false);

test.each([
  ['en', 'Hello Ana García, thank you for your message.', 'English'],
  ['es', 'Hola, Ana García: gracias por tu mensaje.', 'Spanish'],
  ['fr', 'Bonjour Ana García, merci pour votre message.', 'French'],
])('links each way to answer, with a greeting in the language %s', (locale, greeting, language) => {
  const text = shown({ name: 'Ana García', phone: '600 11 12 22', email: 'ana+1@example.com', locale });
  const link = (pattern: RegExp) => new URL(pattern.exec(text)?.[1] ?? '');
  expect(text).toContain('phone     +34600111222 (typed: 600 11 12 22)\ncall      tel:+34600111222\n');
  const chat = link(/^WhatsApp {2}(.*)$/m);
  expect([chat.origin, chat.pathname]).toEqual(['https://wa.me', '/34600111222']);
  expect(chat.searchParams.get('text')).toBe(greeting);
  const mail = link(/^write {5}(.*)$/m);
  expect(decodeURIComponent(mail.pathname)).toBe('ana+1@example.com');
  expect(mail.searchParams.get('body')).toBe(greeting);
  expect(text).toContain(`answer in ${language}\n`);
});

test.each(['Bot https://evil.example', 'a\nb', '\u202eAna', 'x'.repeat(61), '<b>'])(
  'does not repeat %j in the greeting, because it is not a name',
  (name) => {
    expect(shown({ name, phone: '600111222' })).toContain(
      '?text=Hello%2C%20thank%20you%20for%20your%20message.\n',
    );
  },
);

test('shows a text without a telephone number unchanged and without links', () => {
  const text = shown({ phone: 'ask \u001b[2J my hotel' });
  expect(text).toContain('phone     ask \\u{1b}[2J my hotel\n');
  expect(text).not.toMatch(/tel:|wa\.me|mailto:/);
  expect(shown({})).toContain('no telephone number and no e-mail address\n');
});

test('encodes the e-mail address, so that it cannot add to its link', () => {
  const text = shown({ email: 'a?bcc=b@example.com' });
  expect(text).toContain('mailto:a%3Fbcc%3Db@example.com?subject=');
});

test('keeps line breaks, names the masseuse and accepts lone surrogates', () => {
  const text = shown({ name: '\ud800', phone: '600111222', message: 'one\ntwo \u001b[2J', masseuse: 'alba' });
  expect(text).toContain('\n  one\n  two \\u{1b}[2J\n');
  expect(text).toMatch(/^masseuse {2}alba$/m);
  expect(shown({})).toMatch(/^masseuse {2}–$/m);
});
