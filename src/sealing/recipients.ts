import * as z from 'zod';
import { isX25519Key } from './isX25519Key.ts';

/** What is wrong with a recipient, as the end of a sentence; `null` where nothing is. It repeats nothing of what it looked at. */
const problemOf = (text: string): string | null => {
  if (isX25519Key(text, 'age')) return null;
  // Recipients of plugins, of hardware and of post-quantum keys name their kind between two ones.
  if (/^(age1[a-z]+1|ssh-)/.test(text)) return 'is of another kind than X25519, which age-keygen makes';
  return 'is no age recipient: age1 and 58 further letters and digits, as age-keygen prints it';
};

/** The public keys that requests are sealed to, separated by spaces. No message repeats the value, which may hold a secret. */
export const recipientList = z.string().transform((value, context): string[] => {
  if (/AGE-SECRET-KEY-/i.test(value)) {
    context.addIssue(
      'holds a secret key, which opens what is sealed and belongs on no server: set its public key (age1…) instead, and make a new pair, since this one was shown',
    );
    return z.NEVER;
  }
  const recipients = [...new Set(value.trim().split(/\s+/))];
  for (const [index, recipient] of recipients.entries()) {
    const problem = problemOf(recipient);
    if (problem === null) continue;
    const which = recipients.length === 1 ? 'it' : `number ${index + 1}`;
    context.addIssue(`must be age recipients, separated by spaces: ${which} ${problem}`);
    return z.NEVER;
  }
  return recipients;
});
