type Lifetime = { count: number; unit: 'day' | 'month' | 'year' };

/** What the site itself keeps in a browser: the choice about cookies and its date. */
export const ownCookies = {
  consent: { key: 'cookie_consent', lifetime: { count: 24, unit: 'month' } },
  consentDate: { key: 'cookie_consent_at', lifetime: { count: 24, unit: 'month' } },
} as const satisfies Record<string, { key: string; lifetime: Lifetime }>;

/** Cookies that others may set, after consent, where the centre turns such a service on. This site sets none of them. */
export const thirdPartyCookies = {
  analyticsVisitor: { lifetime: { count: 2, unit: 'year' } },
  analyticsSession: { lifetime: { count: 1, unit: 'day' } },
  cardMachine: { lifetime: { count: 1, unit: 'year' } },
  heatMapUser: { lifetime: { count: 1, unit: 'year' } },
  heatMapSession: { lifetime: { count: 1, unit: 'day' } },
  translation: { lifetime: { count: 1, unit: 'day' } },
} as const satisfies Record<string, { lifetime: Lifetime }>;

export type CookieId = keyof typeof ownCookies | keyof typeof thirdPartyCookies;
