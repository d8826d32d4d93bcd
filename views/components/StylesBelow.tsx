import type { Site } from '../site.ts';
import { waitForStyles } from './waitForStyles.ts';

export const sheetUrl = (site: Site): string => site.asset('styles/site.css');

/**
 * Where a page's first screen ends. What stands before is styled by the document itself (see `firstScreen.ts`); what
 * follows waits for the sheet of the whole site, as does what scripts add.
 */
export const StylesBelow = ({ site }: { site: Site }) => (
  <>
    <link rel="stylesheet" href={sheetUrl(site)} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash is in the CSP. */}
    <script dangerouslySetInnerHTML={{ __html: waitForStyles }} />
  </>
);
