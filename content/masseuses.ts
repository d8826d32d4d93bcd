type Masseuse = {
  slug: string;
  name: string;
  age: number;
  /**
   * The nationality, the languages and the specialties are keys: `masseuse.ts` of each language has their
   * words. A specialty is a massage without `-massage`, or `couples`.
   */
  nationality: string;
  languages: readonly string[];
  specialties: readonly string[];
};

/** The masseuses in the order of the list. Their pictures are flowers; their texts are in `bios.ts`. */
export const masseuses = [
  {
    slug: 'chiara',
    name: 'Chiara',
    age: 23,
    nationality: 'italian',
    languages: ['english', 'spanish'],
    specialties: ['tantra', 'couples'],
  },
  {
    slug: 'alba',
    name: 'Alba',
    age: 23,
    nationality: 'spanish',
    languages: ['spanish', 'catalan', 'english'],
    specialties: ['lingam', 'tantra'],
  },
  {
    slug: 'mila',
    name: 'Mila',
    age: 29,
    nationality: 'slavic',
    languages: ['english', 'spanish'],
    specialties: ['nuru', 'lingam'],
  },
  {
    slug: 'nora',
    name: 'Nora',
    age: 25,
    nationality: 'spanish',
    languages: ['spanish', 'catalan', 'english'],
    specialties: ['tantra', 'nuru', 'couples'],
  },
  {
    slug: 'bua',
    name: 'Bua',
    age: 28,
    nationality: 'thai',
    languages: ['thai', 'english'],
    specialties: ['nuru', 'tantra'],
  },
  {
    slug: 'vera',
    name: 'Vera',
    age: 26,
    nationality: 'spanish',
    languages: ['spanish', 'english'],
    specialties: ['lingam', 'couples'],
  },
  {
    slug: 'carla',
    name: 'Carla',
    age: 24,
    nationality: 'spanish',
    languages: ['spanish', 'catalan'],
    specialties: ['tantra', 'lingam'],
  },
] as const satisfies readonly Masseuse[];

type Entry = (typeof masseuses)[number];
export type MasseuseSlug = Entry['slug'];
export type Nationality = Entry['nationality'];
export type SpokenLanguage = Entry['languages'][number];
export type Specialty = Entry['specialties'][number];

/** The most masseuses that a profile links to. */
export const maxOtherMasseuses = 4;

/** The language of the biographies on all pages. */
export const bioLanguage: string = 'en';
