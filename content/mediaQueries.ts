/** The windows at which the layout changes. In the styles each is custom media: `@media (--large)`, `@media not (--large)`. */
export const mediaQueries = {
  small: '(width >= 22.5rem)',
  medium: '(width >= 48rem)',
  large: '(width >= 62rem)',
  'x-large': '(width >= 75rem)',
  'xx-large': '(width >= 88rem)',
  'xxx-large': '(width >= 100rem)',
  short: '(height < 30rem)',
  tall: '(height >= 54rem)',
} as const;
