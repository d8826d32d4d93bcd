/**
 * The look of the centre that pages, scripts and `src/build/` share. The other colours are in
 * `static/styles/tokens.css`.
 */

/**
 * `--color-background` of `tokens.css` in both schemes, for the browser's bar, the icons and the social card.
 */
export const themeColours = { dark: '#15100f', light: '#f6efe5' };

/**
 * The fonts of headings, names and prices. `npm run fonts` makes `static/fonts/<name>.woff2` of the
 * characters that the site needs; `source` is a font file (TTF, OTF, WOFF or WOFF2), seen from the folder of
 * the project.
 */
export const displayFonts = {
  upright: {
    name: 'cormorant',
    source: 'node_modules/@fontsource/cormorant/files/cormorant-latin-500-normal.woff2',
  },
  italic: {
    name: 'cormorant-italic',
    source: 'node_modules/@fontsource/cormorant/files/cormorant-latin-500-italic.woff2',
  },
};

/** The widths of `--medium`, `--large` and `--xxx-large` in `static/styles/custom-media.css`. */
export const breakpoints = { medium: '48rem', large: '62rem', 'xxx-large': '100rem' };

/**
 * From this width of the window, the content of a page does not grow: see `--gutter` in
 * `static/styles/tokens.css`.
 */
export const contentStopsGrowing = '90rem';

/** The `viewBox` of `static/icons/wordmark.svg`. */
export const wordmarkViewBox = '-10 -850 5416 1130';
