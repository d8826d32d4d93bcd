import { parsePhoneNumber } from 'awesome-phonenumber';

/** Where a number without a country code is from. */
const regionCode = 'ES';

/** What people write a number with: `+34 (600) 12-34.56`. Letters are none of it, though a keypad has them. */
const numberLike = /[+＋]?\p{Nd}[\p{Nd}\p{Zs}\p{Pd}().]*/gu;

/**
 * The first telephone number in a text in E.164 (`+34600123456`), with Spain as the default country; `null` where there
 * is none. A number counts if its length is one of its country, since new blocks of numbers are given out all the time.
 */
export const toE164 = (text: string): string | null => {
  // Numbers that were copied from a page often stand between direction marks.
  for (const [digits] of text.replace(/\p{Cf}/gu, '').matchAll(numberLike)) {
    const { possible, number } = parsePhoneNumber(digits, { regionCode });
    if (possible && number) return number.e164;
  }
  return null;
};
