import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BookingTexts, emptyTexts, fieldNames } from '../../content/bookingFields.ts';
import { readIdentityFile } from '../../src/cli/unseal.ts';
import { createOpen, createSeal, createSealTexts } from '../../src/storage/seal.ts';
import { ageTest, makeKey, openWithAge } from '../support/ageKeys.ts';
import { newBooking } from '../support/bookings.ts';
import { massage, otherLocale, titleOf } from '../support/sample.ts';
import { temporaryFolder } from '../support/testSite.ts';

const texts: BookingTexts = {
  ...emptyTexts,
  name: 'Ana Núñez 👩🏽‍🦰',
  email: 'ana@example.com',
  phone: '600 111 222',
  service: titleOf(massage.slug),
  masseuse: null,
  message: 'viernes\n‏יום שישי',
};

const makePair = async () => {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
};

const fileWith = (text: string, mode = 0o600): string => {
  const file = join(temporaryFolder(), 'key.txt');
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
};

test('the sealed texts of a booking open with the key of each recipient, and with no other', async () => {
  const [daily, recovery, other] = await Promise.all([makePair(), makePair(), makePair()]);
  const seal = await createSealTexts([daily.recipient, recovery.recipient]);
  const sealed = await seal(texts);
  for (const { identity } of [daily, recovery])
    expect(await createOpen([other.identity, identity]).texts(sealed)).toEqual(texts);
  const open = createOpen([other.identity]).texts;
  expect(await open(sealed)).toBeNull();
});

test('every text of a booking is unchanged after sealing and opening', async () => {
  const { identity, recipient } = await makePair();
  const seal = await createSealTexts([recipient]);
  const open = createOpen([identity]).texts;
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  const anyTexts: fc.Arbitrary<BookingTexts> = fc
    .record({ name: text, service: text })
    .chain((required) =>
      fc
        .dictionary(fc.constantFrom(...fieldNames), fc.option(text))
        .map((others) => ({ ...emptyTexts, ...others, ...required })),
    );
  const isSame = async (some: BookingTexts): Promise<void> => {
    expect(await open(await seal(some))).toEqual(some);
  };
  await fc.assert(fc.asyncProperty(anyTexts, isSame), { numRuns: 50 });
});

test('opening damaged sealed texts, or sealed bytes that are no booking, returns null', async () => {
  const { identity, recipient } = await makePair();
  const sealed = await (await createSealTexts([recipient]))(texts);
  const open = createOpen([identity]).texts;
  const withFlippedBit = sealed.with(sealed.length - 1, (sealed.at(-1) ?? 0) ^ 1);
  for (const bytes of [withFlippedBit, sealed.subarray(0, -1), sealed.subarray(0, 20), new Uint8Array()])
    expect(await open(bytes)).toBeNull();
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const nameIsNoText = '{"name":1,"service":"x"}';
  expect(await open(await encrypter.encrypt(nameIsNoText))).toBeNull();
});

test.each([
  [titleOf(massage.slug), titleOf(massage.slug)],
  [titleOf(massage.slug, otherLocale), titleOf(massage.slug, otherLocale)],
  [massage.slug, massage.slug],
  ['Contact', 'Contact'],
  // Texts that are not in the catalogue may name a person.
  ['TÁNTRA', ''],
  [`${titleOf(massage.slug)}, for Ana`, ''],
])('a sealed booking for %j has no readable text except the service %j', async (service, readable) => {
  const { identity, recipient } = await makePair();
  const chosen = { masseuse: 'alba', day: '2026-11-27', time: '00:30' };
  const booking = newBooking({ ...texts, service, ...chosen });
  const { record, sealed } = await (await createSeal([recipient]))(booking);
  expect(record).toEqual({ ...booking, ...emptyTexts, service: readable });
  const opened = sealed && (await createOpen([identity]).texts(sealed));
  expect(opened).toEqual({ ...texts, service, ...chosen });
});

test('a key file may have several keys, comments and any line ends, and says if others may read it', async () => {
  const [one, other] = await Promise.all([makePair(), makePair()]);
  const file = fileWith(
    `\uFEFF# created: today\r\n# public key: ${one.recipient}\r\n${one.identity}\r\n\n${other.identity}`,
  );
  expect(readIdentityFile(file)).toEqual({
    identities: [one.identity, other.identity],
    isOpenToOthers: false,
  });
  chmodSync(file, 0o640);
  expect(readIdentityFile(file).isOpenToOthers).toBe(true);
});

test.each([
  ['', 'has no age secret key'],
  ['# only a comment\n', 'has no age secret key'],
  ['age-encryption.org/v1\n-> scrypt', 'is locked with a passphrase. Unlock it with age: age -d '],
  ['-----BEGIN AGE ENCRYPTED FILE-----\nYWdl', 'is locked with a passphrase'],
  ['-----BEGIN OPENSSH PRIVATE KEY-----\n', 'is not an age secret key'],
  ['#\nage1canary', 'line 2 is a public key'],
  ['AGE-SECRET-KEY-PQ-1CANARY', 'of the kind X25519'],
  ['AGE-SECRET-KEY-1CANARY', 'line 1 is not an age secret key'],
])('a key file with %j is refused with a reason and without its content', (text, reason) => {
  const read = () => readIdentityFile(fileWith(text));
  expect(read).toThrow(reason);
  expect(read).not.toThrow(/canary/i);
});

ageTest('texts sealed for a key of age-keygen open with age and with the site', async () => {
  const { file, recipient } = makeKey(temporaryFolder());
  const sealed = await (await createSealTexts([recipient]))(texts);
  expect(JSON.parse(openWithAge(file, sealed))).toEqual(texts);
  const { identities, isOpenToOthers } = readIdentityFile(file);
  expect(await createOpen(identities).texts(sealed)).toEqual(texts);
  expect(isOpenToOthers).toBe(false);
});
