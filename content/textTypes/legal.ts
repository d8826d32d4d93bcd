import type { Safeguard } from '../business.ts';
import type { CookieId } from '../cookies.ts';
import type { PageTexts } from './pages.ts';
import type { LegalSection } from './shared.ts';

/** A legal page. `LegalText` fills in `{updated}`. */
export type LegalTexts = PageTexts & {
  contents: string;
  updated: string;
  sections: readonly LegalSection[];
};

/** The privacy policy and legal notice. `LegalText` fills in `{retention}`. */
export type PrivacyTexts = LegalTexts & {
  /** The legal basis of a transfer, after the name and country of the processor. */
  safeguards: Record<Safeguard, string>;
};

/** The cookie policy. */
export type CookiesTexts = LegalTexts & {
  table: {
    name: string;
    owner: string;
    purpose: string;
    lifetime: string;
  };
  cookies: Record<CookieId, { name: string; owner: string; purpose: string }>;
};
