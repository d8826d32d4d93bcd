import { business } from '../../content/business.ts';
import { locales } from '../../content/locales.ts';

/** How to report a weakness (RFC 9116). It expires eleven months after the build: the RFC advises
 * to promise less than a year. */
export const securityTxt = (origin: string, builtAt: Date): string => {
  const expires = new Date(builtAt);
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  return [
    `Contact: mailto:${business.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
};
