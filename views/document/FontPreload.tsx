import type { Site } from '../site.ts';

/** Preloads a font before the browser finds it in the styles. */
export const FontPreload = ({ font, site }: { font: 'cormorant' | 'cormorant-italic'; site: Site }) => (
  <link
    rel="preload"
    as="font"
    type="font/woff2"
    href={site.asset(`fonts/${font}.woff2`)}
    crossOrigin="anonymous"
  />
);
