/** The breakpoints. Styles use them as `@media (--large)` and `@media not (--large)`. */
export const breakpoints = {
  small: '22.5rem',
  medium: '48rem',
  large: '62rem',
  'x-large': '75rem',
  'xx-large': '88rem',
  'xxx-large': '100rem',
} as const;

/** Named window heights for styles: too low for fixed elements. */
export const windowHeights = { short: '(height < 30rem)' } as const;
