import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** A file with a new secret key as `age-keygen` writes it, and the public one. */
export const makeKeyFile = async (
  folder: string,
  name = 'key.txt',
): Promise<{ file: string; recipient: string }> => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const file = join(folder, name);
  writeFileSync(file, `# created: today\n# public key: ${recipient}\n${identity}\n`, { mode: 0o600 });
  return { file, recipient };
};
