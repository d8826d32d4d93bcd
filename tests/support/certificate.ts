import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a certificate of its own for some names, and its key, as files in a folder; `text` is the certificate itself. */
export const makeCertificate = (folder: string, names: readonly string[]) => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'].concat(
      ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${alternatives}`],
      ['-keyout', key, '-out', certificate],
    ),
    { stdio: 'pipe' },
  );
  return { certificate, key, text: readFileSync(certificate, 'utf8') };
};
