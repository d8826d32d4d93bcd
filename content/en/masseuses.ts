import type { TextLink } from '../textTypes.ts';

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
    'Choose by language, by massage, or because something in a profile made you smile. If you can’t decide, describe what you have in mind and we’ll suggest someone. To find out who’s working today, ask: we’ll answer with names.',
  men: 'There are {men} men too, who work by arrangement and have no profiles: ask {menHoursAhead} hours ahead.',
  viewProfile: 'View profile',
  /** The accessible name of the same link. It contains the visible text. */
  viewProfileOf: 'View profile: {name}',
  discretionHeading: 'Discretion, *and why flowers*',
  discretion: [
    'Seven flowers hang where you might expect seven faces. The women who work here have neighbours, families and sometimes another profession, and they decide for themselves who knows what they do. The names are working names.',
    'We take the same care of you. What you say in the room stays there. A first name is enough, and we only ask for a document if you look under {adultAge}. No one takes pictures or makes recordings, phones stay put away, and if we pass you in the street, we’ve never met.',
    'You arrive discreetly, too. The bell has no name, there’s no shared waiting room, and we check that the corridor is empty before you leave. A card statement shows only ‘{cardStatement}’.',
  ],
  discretionLinks,
};
