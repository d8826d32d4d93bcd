import { z } from 'zod';

const leastBytes = 32;

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;

/** What is written in hexadecimal digits, or else in base64; `null` for any other text. */
const bytesOf = (text: string): Buffer | null => {
  if (/^(?:[0-9a-f]{2})+$/i.test(text)) return Buffer.from(text, 'hex');
  return base64.test(text) ? Buffer.from(text, 'base64') : null;
};

/** DIGEST_SECRET: what all processes of a site make their digests from. Its message repeats nothing of it. */
export const digestSecret = z.string().transform((value, context): Buffer => {
  const bytes = bytesOf(value.trim());
  if (bytes && bytes.length >= leastBytes) return bytes;
  context.addIssue(
    `must be ${leastBytes} random bytes or more, in hexadecimal or base64: openssl rand -hex ${leastBytes} makes them`,
  );
  return z.NEVER;
});
