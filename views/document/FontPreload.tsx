import type { Site } from '../site.ts';

/** Has a font fetched before the browser knows that it is used. */
export const FontPreload = ({ font, site }: { font: 'cormorant' | 'cormorant-italic'; site: Site }) => (
  <link
    rel="preload"
    as="font"
    type="font/woff2"
    href={site.asset(`fonts/${font}.woff2`)}
    crossOrigin="anonymous"
  />
);
