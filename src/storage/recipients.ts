import * as z from 'zod';

/** What is wrong with a recipient, as the end of a sentence. */
const recipientProblem = (text: string): string | null => {
  // age-encryption checks the checksum when the store is opened. It is not loaded here, because that takes 60 ms.
  if (/^age1[02-9ac-hj-np-z]{58}$/.test(text)) return null;
  // Recipients of plugins, hardware and post-quantum keys name their kind between two ones.
  if (/^(age1[a-z]+1|ssh-)/.test(text)) return 'is of another kind than X25519, which age-keygen makes';
  return 'is no age recipient: age1 and 58 further letters and digits, as age-keygen prints it';
};

/** Age recipients, separated by spaces. No message repeats the value, which may hold a secret key. */
export const recipientList = z.string().transform((value, context): string[] => {
  if (/AGE-SECRET-KEY-/i.test(value)) {
    context.addIssue(
      'holds a secret key, which opens sealed requests and must not be on a server: make a new pair, and set its public key (age1…)',
    );
    return z.NEVER;
  }
  const recipients = [...new Set(value.trim().split(/\s+/))];
  for (const [index, recipient] of recipients.entries()) {
    const problem = recipientProblem(recipient);
    if (problem === null) continue;
    const which = recipients.length === 1 ? 'it' : `number ${index + 1}`;
    context.addIssue(`must be age recipients, separated by spaces: ${which} ${problem}`);
    return z.NEVER;
  }
  return recipients;
});
