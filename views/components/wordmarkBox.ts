/** The `viewBox` of the wordmark: font units of Cormorant, 1000 to the em, its base line at 0. */
export const wordmarkBox = '-10 -850 5416 1130';
