import { business } from '../../content/business.ts';
import { locales } from '../../content/locales.ts';

/** How to report a weakness (RFC 9116). It expires a year after the build, as the RFC advises not to promise for longer. */
export const securityTxt = (origin: string, builtAt: Date): string => {
  const expires = new Date(builtAt);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${business.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
};
