import type { Safeguard } from '../business.ts';
import type { CookieId } from '../cookies.ts';
import type { LegalSection } from './shared.ts';

/** The privacy policy and legal notice. `LegalText` fills in `{retention}` and `{updated}`. */
export type PrivacyTexts = {
  nav: string;
  title: string;
  description: string;
  heading: string;
  contents: string;
  updated: string;
  /** The legal basis of a transfer, after the name and country of the processor. */
  safeguards: Record<Safeguard, string>;
  sections: readonly LegalSection[];
};

/** The cookie policy. `LegalText` fills in `{updated}`. */
export type CookiesTexts = {
  nav: string;
  title: string;
  description: string;
  heading: string;
  contents: string;
  updated: string;
  sections: readonly LegalSection[];
  table: {
    name: string;
    owner: string;
    purpose: string;
    lifetime: string;
  };
  cookies: Record<CookieId, { name: string; owner: string; purpose: string }>;
};
