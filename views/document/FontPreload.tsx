import { displayFonts } from '../../content/look.ts';
import type { Site } from '../site.ts';

/** Preloads a font before the browser finds it in the styles. */
export const FontPreload = ({ font, site }: { font: keyof typeof displayFonts; site: Site }) => (
  <link
    rel="preload"
    as="font"
    type="font/woff2"
    href={site.asset(`fonts/${displayFonts[font].name}.woff2`)}
    crossOrigin="anonymous"
  />
);
