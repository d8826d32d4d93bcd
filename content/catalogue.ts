import { type MasseuseSlug, masseuses } from './masseuses.ts';

/** A note beside an option. Its text is `pages.service.optionNotes` of each language. */
export type OptionNote = 'twoLingam' | 'lingamsOptional' | 'twoLingamAndGlass';

/** An activity during the minutes of an option. Talk and shower come in addition to the minutes. */
export type Within = 'ritual' | 'bath' | 'tea' | 'glass' | 'rest';

/** A duration in minutes and its price in euros, including VAT. */
export type Option = {
  minutes: number;
  euros: number;
  note?: OptionNote;
  within?: readonly Within[];
  /** The option has no list of inclusions. The page invites visitors to ask instead. */
  askForDetails?: true;
};

/** The masseuse's clothes; `agreed` means by arrangement. A man wears underwear instead of lingerie. */
export type Dress = 'lingerie' | 'nothing' | 'agreed';

/** The ending in the price, always by hand; `either` means lingam or yoni. */
type Ending = 'lingam' | 'either';

/**
 * The facts of a massage of the list. Code says 'service'; texts, and files that an owner edits, say
 * 'massage' as visitors do. The words of a service are `ServiceTexts`, and a view gets facts and words
 * together as a `ServiceEntry`.
 */
export type Service<Slug extends string = ServiceSlug> = {
  slug: Slug;
  options: readonly [Option, ...Option[]];
  /** The massage needs equipment of the centre and is not available at hotels. */
  atCentreOnly?: true;
  /** At hotels the massage has no gel and no mattress. */
  lessAtHotel?: true;
  dress: Dress;
  /** Skin touches skin by the nature of the massage. */
  skinOnSkin?: true;
  ending: Ending;
  /** The masseuses who give the massage. The owner must confirm them. */
  givenBy: readonly MasseuseSlug[];
  /** The men give the massage too. The owner must confirm it. */
  byMen?: true;
  /**
   * Two of the masseuses work together for one person, and the price includes both. Couples may have all
   * other massages: they get a masseuse each, and each person pays the price.
   */
  fourHands?: true;
  /** The massages that the page links to. */
  related: readonly [Slug, Slug, Slug];
};

const everyone = masseuses.map(({ slug }) => slug);

/** The massages in the order of the list. This is the only place for prices and durations. */
const services = [
  {
    slug: 'tantra-massage',
    givenBy: ['chiara', 'alba', 'nora', 'bua', 'carla'],
    byMen: true,
    dress: 'nothing',
    ending: 'either',
    options: [
      { minutes: 45, euros: 150 },
      { minutes: 60, euros: 200, within: ['ritual', 'tea'] },
    ],
    related: ['sensitive-massage', 'lingam-massage', 'tantric-divan-massage'],
  },
  {
    slug: 'lingam-massage',
    givenBy: everyone,
    byMen: true,
    dress: 'lingerie',
    ending: 'lingam',
    options: [{ minutes: 30, euros: 90, within: ['rest'] }],
    related: ['tantra-massage', 'body-to-body-massage', 'prostate-massage'],
  },
  {
    slug: 'nuru-massage',
    givenBy: ['mila', 'nora', 'bua'],
    dress: 'nothing',
    skinOnSkin: true,
    ending: 'either',
    options: [
      { minutes: 30, euros: 140 },
      { minutes: 60, euros: 180 },
    ],
    atCentreOnly: true,
    related: ['body-to-body-massage', 'supreme-massage', 'desire-massage'],
  },
  {
    slug: 'body-to-body-massage',
    givenBy: everyone,
    byMen: true,
    dress: 'nothing',
    skinOnSkin: true,
    ending: 'either',
    options: [{ minutes: 30, euros: 130 }],
    related: ['nuru-massage', 'sensitive-massage', 'desire-massage'],
  },
  {
    slug: 'prostate-massage',
    givenBy: ['mila', 'bua', 'vera'],
    byMen: true,
    dress: 'lingerie',
    ending: 'lingam',
    options: [
      { minutes: 30, euros: 140 },
      { minutes: 60, euros: 200, askForDetails: true },
    ],
    related: ['lingam-massage', 'tantra-massage', 'fetish-massage'],
  },
  {
    slug: 'sensitive-massage',
    givenBy: everyone,
    byMen: true,
    dress: 'lingerie',
    ending: 'either',
    options: [{ minutes: 60, euros: 170 }],
    related: ['tantra-massage', 'body-to-body-massage', 'supreme-massage'],
  },
  {
    slug: 'supreme-massage',
    givenBy: everyone,
    dress: 'nothing',
    skinOnSkin: true,
    ending: 'either',
    options: [
      { minutes: 60, euros: 220 },
      { minutes: 90, euros: 280, note: 'twoLingam', within: ['tea'] },
    ],
    related: ['paradise-massage', 'desire-massage', 'nuru-massage'],
  },
  {
    slug: 'fetish-massage',
    givenBy: ['vera', 'carla'],
    dress: 'agreed',
    ending: 'either',
    options: [{ minutes: 60, euros: 270 }],
    atCentreOnly: true,
    related: ['bdsm-massage', 'desire-massage', 'prostate-massage'],
  },
  {
    slug: 'bdsm-massage',
    givenBy: ['mila', 'vera'],
    dress: 'agreed',
    ending: 'either',
    options: [{ minutes: 60, euros: 300, within: ['rest'] }],
    atCentreOnly: true,
    related: ['fetish-massage', 'sensitive-massage', 'tantric-divan-massage'],
  },
  {
    slug: 'paradise-massage',
    givenBy: everyone,
    dress: 'nothing',
    skinOnSkin: true,
    ending: 'either',
    fourHands: true,
    options: [
      { minutes: 70, euros: 400, within: ['bath'] },
      { minutes: 90, euros: 550, note: 'twoLingamAndGlass', within: ['bath', 'glass'] },
    ],
    atCentreOnly: true,
    related: ['supreme-massage', 'tantric-divan-massage', 'nuru-massage'],
  },
  {
    slug: 'tantric-divan-massage',
    givenBy: ['chiara', 'nora', 'bua'],
    dress: 'nothing',
    ending: 'either',
    options: [{ minutes: 60, euros: 300, note: 'lingamsOptional' }],
    atCentreOnly: true,
    related: ['tantra-massage', 'paradise-massage', 'bdsm-massage'],
  },
  {
    slug: 'desire-massage',
    givenBy: everyone,
    dress: 'agreed',
    ending: 'either',
    lessAtHotel: true,
    options: [
      { minutes: 60, euros: 270 },
      { minutes: 90, euros: 340, within: ['tea'] },
    ],
    related: ['supreme-massage', 'nuru-massage', 'fetish-massage'],
  },
] as const satisfies readonly Service<string>[];

export type ServiceSlug = (typeof services)[number]['slug'];

/** The durations in minutes of a massage's options with a list of inclusions, for the type of its texts. */
export type ListedMinutes<Slug extends ServiceSlug> = Exclude<
  Extract<(typeof services)[number], { slug: Slug }>['options'][number],
  { askForDetails: true }
>['minutes'];

/** The massages in their order, all of one type. */
export const catalogue: readonly [Service, ...Service[]] = services;

/** The minutes of the shortest option of a massage. */
export const shortestMinutes = ({ options }: { options: readonly { minutes: number }[] }): number =>
  Math.min(...options.map(({ minutes }) => minutes));

/** Breadcrumbs show the slugs of massages as titles: their language, and their words in capitals. */
export const slugTitles: { language: string; capitals: readonly string[] } = {
  language: 'en',
  capitals: ['bdsm'],
};

/**
 * The massage whose durations, prices and masseuses a yoni massage has. The men give it too. The owner must
 * confirm it. The compiler checks that the catalogue has its slug.
 */
export const yoniModel = catalogue.find(({ slug }) => slug === 'tantra-massage') as Service;
