/** The `viewBox` of the wordmark in font units of Cormorant: 1000 per em, with the baseline at 0. */
export const wordmarkViewBox = '-10 -850 5416 1130';
