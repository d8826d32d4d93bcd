import type { TextLink } from '../shapes.ts';

const discretionLinks: readonly TextLink[] = [
  { to: 'privacy', text: 'What we keep of you, and for how long' },
  { to: 'hotels', text: 'A massage at your hotel' },
];

/** The list of masseuses. */
export const masseuses = {
  nav: 'Masseuses',
  title: 'The seven masseuses of our Barcelona centre',
  description:
    'Seven masseuses in Barcelona’s Eixample, each with a flower for a portrait: their languages, the massages they give, and a few words about each.',
  heading: 'Seven women, *introduced*',
  intro:
    'Choose by language, by massage, or because a sentence in somebody’s profile made you smile. If you cannot decide, tell us what sort of hour you have in mind and we will suggest someone.',
  viewProfile: 'View profile',
  /** What the same link says where it is read by itself; the words that are seen are in it. */
  viewProfileOf: 'View profile: {name}',
  discretionHeading: 'Why *flowers*',
  discretion: [
    'Seven flowers hang where you might expect seven faces. The women who work here have neighbours, families and sometimes another profession, and they decide for themselves who knows what they do. The names are names of work. Everything else in a profile is true.',
    'The same care is taken of you. What you say in the room stays in it, and nobody will ask for more than a first name. No one takes pictures or makes recordings, and if we pass you in the street we have never met.',
    'Nor does anybody see you come. The bell has no sign, there is no shared waiting room, and before you leave we make sure that the corridor is empty.',
  ],
  discretionLinks,
};
