import { type Site, sheetUrl } from '../site.ts';
import { consentScript } from './consentScript.ts';

/**
 * Marks the end of a page's first screen and links the site's style sheet. The document's own `<style>`
 * element styles the first screen (see `criticalStyles.ts`). The browser renders the rest when it has the
 * style sheet, because a script after the link waits for the sheet; without a script, Firefox would render
 * unstyled content. The script of the head is repeated, so that the CSP needs no second hash.
 */
export const FirstScreenEnd = ({ site }: { site: Site }) => (
  <>
    <link rel="stylesheet" href={sheetUrl(site)} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this project, whose hash is in the CSP. */}
    <script dangerouslySetInnerHTML={{ __html: consentScript }} />
  </>
);
