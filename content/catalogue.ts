/** A note beside an option. Its text is `pages.service.optionNotes` of each language. */
export type OptionNote = 'twoLingam' | 'lingamsOptional' | 'twoLingamAndGlass';

/** A duration in minutes and its price in euros, including VAT. */
export type Option = {
  minutes: number;
  euros: number;
  note?: OptionNote;
  /** The option has no list of inclusions. The page invites visitors to ask instead. */
  askForDetails?: true;
};

/** The masseuse's clothes; `agreed` means by arrangement. */
export type Dress = 'lingerie' | 'nothing' | 'agreed';

type Service = {
  slug: string;
  options: readonly [Option, ...Option[]];
  /** The massage needs equipment of the centre and is not available at hotels. */
  atCentreOnly?: true;
  /** The massage is available at hotels, but without gel and mattress. */
  lessAtHotel?: true;
  dress: Dress;
  /** The three related massages that the page links to. */
  related: readonly [string, string, string];
};

/** The twelve massages in the order of the list. This is the only place for prices and durations. */
export const catalogue = [
  {
    slug: 'tantra-massage',
    dress: 'nothing',
    options: [
      { minutes: 45, euros: 150 },
      { minutes: 60, euros: 200 },
    ],
    related: ['sensitive-massage', 'lingam-massage', 'tantric-divan-massage'],
  },
  {
    slug: 'lingam-massage',
    dress: 'lingerie',
    options: [{ minutes: 30, euros: 90 }],
    related: ['tantra-massage', 'body-to-body-massage', 'prostate-massage'],
  },
  {
    slug: 'nuru-massage',
    dress: 'nothing',
    options: [
      { minutes: 30, euros: 140 },
      { minutes: 60, euros: 180 },
    ],
    atCentreOnly: true,
    related: ['body-to-body-massage', 'supreme-massage', 'desire-massage'],
  },
  {
    slug: 'body-to-body-massage',
    dress: 'nothing',
    options: [{ minutes: 30, euros: 130 }],
    related: ['nuru-massage', 'sensitive-massage', 'desire-massage'],
  },
  {
    slug: 'prostate-massage',
    dress: 'lingerie',
    options: [
      { minutes: 30, euros: 140 },
      { minutes: 60, euros: 200, askForDetails: true },
    ],
    related: ['lingam-massage', 'tantra-massage', 'fetish-massage'],
  },
  {
    slug: 'sensitive-massage',
    dress: 'lingerie',
    options: [{ minutes: 60, euros: 170 }],
    related: ['tantra-massage', 'body-to-body-massage', 'supreme-massage'],
  },
  {
    slug: 'supreme-massage',
    dress: 'nothing',
    options: [
      { minutes: 60, euros: 220 },
      { minutes: 90, euros: 280, note: 'twoLingam' },
    ],
    related: ['paradise-massage', 'desire-massage', 'nuru-massage'],
  },
  {
    slug: 'fetish-massage',
    dress: 'agreed',
    options: [{ minutes: 60, euros: 270 }],
    atCentreOnly: true,
    related: ['bdsm-massage', 'desire-massage', 'prostate-massage'],
  },
  {
    slug: 'bdsm-massage',
    dress: 'agreed',
    options: [{ minutes: 60, euros: 300 }],
    atCentreOnly: true,
    related: ['fetish-massage', 'sensitive-massage', 'tantric-divan-massage'],
  },
  {
    slug: 'paradise-massage',
    dress: 'nothing',
    options: [
      { minutes: 70, euros: 400 },
      { minutes: 90, euros: 550, note: 'twoLingamAndGlass' },
    ],
    atCentreOnly: true,
    related: ['supreme-massage', 'tantric-divan-massage', 'nuru-massage'],
  },
  {
    slug: 'tantric-divan-massage',
    dress: 'nothing',
    options: [{ minutes: 60, euros: 300, note: 'lingamsOptional' }],
    atCentreOnly: true,
    related: ['tantra-massage', 'paradise-massage', 'bdsm-massage'],
  },
  {
    slug: 'desire-massage',
    dress: 'agreed',
    lessAtHotel: true,
    options: [
      { minutes: 60, euros: 270 },
      { minutes: 90, euros: 340 },
    ],
    related: ['supreme-massage', 'nuru-massage', 'fetish-massage'],
  },
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof catalogue)[number]['slug'];

/** The massages whose long texts are English on all pages. */
export const englishOnly = ['supreme-massage', 'paradise-massage', 'tantric-divan-massage'] as const;

export type EnglishOnlySlug = (typeof englishOnly)[number];
export type TranslatedSlug = Exclude<ServiceSlug, EnglishOnlySlug>;
