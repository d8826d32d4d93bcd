import { sheetUrl } from '../document/criticalStyles.ts';
import type { Site } from '../site.ts';
import { waitForStyles } from './waitForStyles.ts';

/**
 * Marks the end of a page's first screen and links the site's style sheet. The document's own `<style>`
 * element styles the first screen (see `criticalStyles.ts`). The browser renders the rest when it has the
 * style sheet.
 */
export const StylesBelow = ({ site }: { site: Site }) => (
  <>
    <link rel="stylesheet" href={sheetUrl(site)} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this project, whose hash is in the CSP. */}
    <script dangerouslySetInnerHTML={{ __html: waitForStyles }} />
  </>
);
