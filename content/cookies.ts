type Lifetime = { count: number; unit: 'day' | 'month' | 'year' };

/** The data that the site stores in the browser: the choice about cookies and its date. */
export const ownCookies = {
  consent: { key: 'cookie_consent', lifetime: { count: 24, unit: 'month' } },
  consentDate: { key: 'cookie_consent_at', lifetime: { count: 24, unit: 'month' } },
} as const satisfies Record<string, { key: string; lifetime: Lifetime }>;

/** Cookies that other services may set after consent. This site sets none of them. */
export const thirdPartyCookies = {
  analyticsVisitor: { lifetime: { count: 2, unit: 'year' } },
  analyticsSession: { lifetime: { count: 1, unit: 'day' } },
  cardMachine: { lifetime: { count: 1, unit: 'year' } },
  heatMapUser: { lifetime: { count: 1, unit: 'year' } },
  heatMapSession: { lifetime: { count: 1, unit: 'day' } },
  translation: { lifetime: { count: 1, unit: 'day' } },
} as const satisfies Record<string, { lifetime: Lifetime }>;

export type CookieId = keyof typeof ownCookies | keyof typeof thirdPartyCookies;
