import type { Texts } from '../textTypes/texts.ts';

export const masseuses = {
  nav: 'Masseuses',
  title: 'The {masseuses} masseuses of our Barcelona centre',
  description:
    'The {masseuses} masseuses of a discreet centre in Barcelona’s Eixample: who speaks what, who gives which massage, and how to ask who’s working today.',
  heading: 'The {masseuses} *masseuses*',
  intro:
    'Choose by language, by massage, or because something in a profile made you smile. If you can’t decide, describe what you have in mind and we’ll suggest someone. Ask who’s working today and we’ll tell you.',
  men: 'There are {men} male therapists as well, without profiles. They give {men.massages}, as well as the yoni massage. Ask for them {men.ahead}.',
  viewProfile: 'View profile',
  viewProfileOf: 'View profile: {name}',
  discretionHeading: 'Discretion, *and why flowers*',
  discretion: [
    '{Masseuses} flowers hang where you might expect {masseuses} faces. The women who work here have neighbours, families and sometimes another profession. They decide for themselves who knows what they do. The names are working names.',
    'We take the same care of you. We don’t talk about our guests. Every room has its own shower, so no one crosses the corridor undressed. Phones stay out of sight, and if we pass you in the street, we won’t say hello.',
  ],
  discretionLinks: [
    { to: 'privacy', text: 'What we keep about you, and for how long' },
    { to: 'hotels', text: 'A massage at your hotel' },
  ],
} satisfies Texts['pages']['masseuses'];
