import type { MasseusesWords, ProfileWords } from '../page-words.ts';

/** The list of masseuses. */
export const masseusesPage = {
  title: 'The seven masseuses of our Barcelona centre',
  description:
    'Seven masseuses in Barcelona’s Eixample, each with a flower for a portrait: their languages, the massages they give, and a few words about each.',
  heading: 'Seven women, *introduced*',
  intro:
    'Choose by language, by massage, or because a sentence in somebody’s profile made you smile. If you cannot decide, tell us what sort of hour you have in mind and we will suggest someone.',
  viewProfile: 'View profile',
  discretionHeading: 'Why *flowers*',
  discretion: [
    'Seven flowers hang where you might expect seven faces. The women who work here have neighbours, families and sometimes another profession, and they decide for themselves who knows what they do. The names are names of work. Everything else in a profile is true.',
    'The same care is taken of you. What you say in the room stays in it, and nobody will ask for more than a first name. No one takes pictures or makes recordings, and if we pass you in the street we have never met.',
    'Nor does anybody see you come. The bell has no sign, there is no shared waiting room, and before you leave we make sure that the corridor is empty.',
  ],
} satisfies MasseusesWords;

/** A masseuse's own page. `{name}` and `{specialties}` are filled in. */
export const profile = {
  title: '{name}, masseuse in Barcelona’s Eixample',
  description:
    '{name} gives massages at a discreet centre in Barcelona’s Eixample. Specialties: {specialties}. Her languages, and her manner.',
  back: 'Back',
  backToServices: 'Back to Massages',
  flowers: {
    chiara: 'the peony',
    alba: 'the magnolia',
    mila: 'the iris',
    nora: 'the rose',
    bua: 'the lotus',
    vera: 'the calla',
    carla: 'the bougainvillea',
  },
  flower: 'This flower stands for {name}’s face. You meet her in person, and nowhere else.',
  age: 'Age',
  nationality: 'Nationality',
  languages: 'Languages',
  specialties: 'Specialties',
  nationalities: { italian: 'Italian', spanish: 'Spanish', slavic: 'Slavic', thai: 'Thai' },
  languageNames: { english: 'English', spanish: 'Spanish', catalan: 'Catalan', thai: 'Thai' },
  specialtyNames: { tantra: 'Tantra', nuru: 'Nuru', lingam: 'Lingam', couples: 'Couples' },
  book: 'Request a booking',
  others: 'Other *masseuses*',
  notFound: {
    title: 'Profile not found',
    lead: 'The requested masseuse does not exist.',
    home: 'Back to home',
  },
} satisfies ProfileWords;
