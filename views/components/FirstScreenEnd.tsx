import { type Site, sheetUrl } from '../site.ts';
import { consentScript } from './consentScript.ts';

/**
 * Marks the end of a page's first screen and links the style sheet for the rest. A `<style>` element in the
 * head styles the first screen (see `criticalStyles.ts`). The script after the link waits for the style sheet,
 * so that no browser renders unstyled content. The head has the same script, so the CSP needs no second hash.
 */
export const FirstScreenEnd = ({ site }: { site: Site }) => (
  <>
    <link rel="stylesheet" href={sheetUrl(site)} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this project, whose hash is in the CSP. */}
    <script dangerouslySetInnerHTML={{ __html: consentScript }} />
  </>
);
