/** The widths of a window from which on the layout is another; in the styles `@media (--large)`, `@media not (--large)`. */
export const breakpoints = {
  small: '22.5rem',
  medium: '48rem',
  large: '62rem',
  'x-large': '75rem',
  'xx-large': '88rem',
  'xxx-large': '100rem',
} as const;

/** Windows that are too low for what stays on the screen, and those that hold a whole panel; in the styles by the same names. */
export const windowHeights = { short: '(height < 30rem)', tall: '(height >= 54rem)' } as const;
