/**
 * The legal basis of a transfer to a processor: EEA law, an adequacy decision or standard contractual
 * clauses.
 */
export type Safeguard = 'eea' | 'adequacy' | 'clauses';

/** A processor as in GDPR art. 28. `country` is an ISO 3166 code. */
export type Processor = { name: string; country: string; safeguard: Safeguard };

/**
 * The centre, its operator and its contact data. The centre is fictional: replace everything in this file
 * before going online, first `legal` and `embeds`.
 */
export const business = {
  name: 'Ámbar y Seda',
  address: {
    street: 'Carrer de l’Ambre, 27, àtic 1a',
    postalCode: '08011',
    city: 'Barcelona',
    country: 'ES',
  },
  /** The nearest metro stops, their lines and the walking time in minutes. */
  metro: [
    { stop: 'Urgell', lines: ['L1'], minutes: 5 },
    { stop: 'Catalunya', lines: ['L1', 'L3'], minutes: 10 },
  ],
  /** The number as people write it. The telephone and chat links derive from it. */
  phone: '+34 600 000 000',
  /** The chat service and the maps service that links lead to. */
  chat: 'https://wa.me/',
  maps: 'https://www.google.com/maps/search/',
  email: 'hola@ambaryseda.example',
  /** The neutral page that visitors leave the site for: the Spanish weather service. */
  neutralPage: 'https://www.aemet.es/',
  legal: {
    controller: 'Ámbar y Seda Barcelona, S. L.',
    taxNumber: 'B00000000',
    register: 'Registro Mercantil de Barcelona, tomo 00000, folio 000, hoja B-000000',
    /** The official name of the complaint forms that the region of the centre prescribes. */
    complaintForms: 'fulls de reclamació de la Generalitat de Catalunya',
    processors: {
      hosting: { name: 'Hosting Example, S. L.', country: 'ES', safeguard: 'eea' },
      mail: { name: 'Mail Example, S. L.', country: 'ES', safeguard: 'eea' },
      pictures: { name: 'Pictures Example, S. L.', country: 'ES', safeguard: 'eea' },
    } satisfies Record<string, Processor>,
  },
  embeds: {
    map: 'https://www.google.com/maps/embed?pb=!4v1700000000000!6m8!1m7!1sambar-y-seda!2m2!1d41.3848!2d2.1607!3f120!4f0!5f0.78',
    tour: 'https://my.matterport.com/show/?m=00000000000',
  },
  /** The providers of the embeds. They receive the IP address of visitors who open an embed. */
  embedProviders: { map: 'Google', tour: 'Matterport' },
} as const;

/**
 * Facts that several texts contain. `views/texts/factPlaceholders.ts` fills them in where a text has their
 * name in braces. The owner must confirm each value.
 */
export const facts = {
  /** The usual response time to a request in minutes, during answering hours. */
  answeredWithin: 30,
  /** Minutes in which a client may stop the massage and get a refund. */
  refundWithin: 10,
  /** Minutes that a client may stay afterwards. */
  stayAfter: 15,
  /** Notice for a cancellation in hours. */
  cancelNotice: 2,
  /**
   * The name on statements of cards and PayPal, the sender of e-mails, and a name to save the number under.
   */
  cardStatement: 'AYS Barcelona',
  mailSender: 'AYS Barcelona',
  savedAs: 'AYS',
  cryptocurrencies: ['Bitcoin', 'Ether', 'USDC'],
  /** The fee for other currencies than the euro, as a part of the price. */
  currencyFee: 0.03,
  /** Measures in centimetres for visitors who need to know about steps and doors. */
  access: { steps: 2, stepHeight: 15, door: 80, liftDoor: 80, liftCabin: [100, 125], bathRim: 55 },
  /**
   * The number of masseurs, who work by arrangement, and the notice in days. `byMen` marks their massages.
   */
  men: { count: 2, daysAhead: 1 },
  hotel: {
    /** The local time of the first visit. */
    from: '12:00',
    /** The last visit begins this many minutes before the centre closes, whatever its duration. */
    lastStartBeforeClosing: 60,
    /** The notice in minutes. */
    notice: 60,
    /** The minimum duration in minutes. */
    minMinutes: 60,
    /** The supplement of a visit in euros. */
    supplementEur: 20,
  },
} as const;

/** The year in the copyright line. */
export const copyrightYear = 2025;

/** The minimum age in years to use the site and visit the centre. */
export const adultAge = 18;

/**
 * The minimum age in years to consent to data processing in Spain (LOPDGDD art. 7; a bill proposes a higher
 * age).
 */
export const dataConsentAge = 14;

/** The minimum age in years of employees. */
export const castingAge = 21;

/** The retention period of bookings in months. */
export const retentionMonths = 12;

/** The retention period of invoices and payments in years (Código de Comercio, art. 30). */
export const accountingYears = 6;

/** The ISO dates of the last changes of the legal texts. */
export const legalDates = { privacy: '2024-05-08', cookies: '2024-05-07' } as const;

/**
 * The version of the statement beside the send button, stored with each booking. Change it with the wording.
 */
export const statementVersion = '2026-11-27';
