/** What keeps data safe with a processor: the EEA's own law, an adequacy decision, or standard contractual clauses. */
type Safeguard = 'eea' | 'adequacy' | 'clauses';

/** A processor in the sense of GDPR art. 28; `country` is its ISO 3166 code. */
export type Processor = { name: string; country: string; safeguard: Safeguard };

/**
 * Who runs the centre and how to reach it. The centre is fictional: an owner replaces everything in this file,
 * the entries of `legal` and `embeds` first.
 */
export const business = {
  name: 'Ámbar y Seda',
  address: {
    street: 'Carrer de l’Ambre, 27, àtic 1a',
    postalCode: '08011',
    city: 'Barcelona',
    district: 'Eixample',
    country: 'ES',
  },
  /** The nearest metro stops, their lines, and how many minutes they are away on foot. */
  metro: [
    { stop: 'Urgell', lines: ['L1'], minutes: 5 },
    { stop: 'Catalunya', lines: ['L1', 'L3'], minutes: 10 },
  ],
  /** As people write it. The telephone and chat links derive from it. */
  phone: '+34 600 000 000',
  email: 'hola@ambaryseda.example',
  /** The place of the street on a map: degrees of latitude and longitude. */
  geo: { latitude: 41.3848, longitude: 2.1607 },
  legal: {
    controller: 'Ámbar y Seda Barcelona, S. L.',
    taxNumber: 'B00000000',
    register: 'Registro Mercantil de Barcelona, tomo 00000, folio 000, hoja B-000000',
    processors: {
      hosting: { name: 'Hosting Example, S. L.', country: 'ES', safeguard: 'eea' },
      mail: { name: 'Mail Example, S. L.', country: 'ES', safeguard: 'eea' },
      pictures: { name: 'Pictures Example, S. L.', country: 'ES', safeguard: 'eea' },
    } satisfies Record<string, Processor>,
  },
  embeds: {
    map: 'https://www.google.com/maps/embed?pb=!4v1700000000000!6m8!1m7!1sambar-y-seda!2m2!1d41.3848!2d2.1607!3f120!4f0!5f0.78',
    tour: 'https://my.matterport.com/show/?m=ambaryseda00',
  },
  /** Who gets a visitor's address when an embed is opened. */
  embedProviders: { map: 'Google', tour: 'Matterport' },
} as const;

/**
 * What visitors ask for, each answered once; the owner confirms them all. Sentences name them as `{places}` of
 * `views/facts.ts`.
 */
export const facts = {
  /** Minutes for talk and shower, which a massage's own minutes do not include. */
  besidesMassage: 20,
  /** Minutes within which a request is usually answered while enquiries are. */
  answeredWithin: 30,
  /** Minutes in which one may stop and get the money back. */
  refundWithin: 10,
  /** Minutes that one may stay afterwards. */
  stayAfter: 15,
  /** Hours before which we ask to be told that somebody does not come. */
  cancelNotice: 2,
  /** What a card statement shows. */
  cardStatement: 'AYS Barcelona',
  /** Men who massage, by arrangement, and how many days ahead to ask. */
  men: { count: 2, daysAhead: 1 },
  hotel: {
    /** Local time of the first visit. */
    from: '12:00',
    /** Minutes before the centre closes that day at which the last one begins. */
    lastStartBeforeClosing: 60,
    /** Minutes of notice, and of massage at the least. */
    notice: 60,
    least: 60,
  },
} as const;

/** Shown in the rights bar. */
export const copyrightYear = 2025;

/** Years: nobody younger may use the site or visit the centre. */
export const adultAge = 18;

/** Years: the age from which one may consent to data processing in Spain (LOPDGDD art. 7; a bill to raise it is under way). */
export const dataConsentAge = 14;

/** Years: the centre employs nobody younger. */
export const castingAge = 21;

/** Months after its arrival by which a request is erased at the latest. */
export const retentionMonths = 12;

/** Years for which invoices and payments are kept (Código de Comercio, art. 30). */
export const accountingYears = 6;

/** When the legal texts were last changed, ISO dates. */
export const legalDates = { privacy: '2024-05-08', cookies: '2024-05-07' } as const;
