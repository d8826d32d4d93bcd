import type { Section } from '../textTypes.ts';

const sections: readonly Section[] = [
  {
    heading: 'From the bell to the goodbye',
    paragraphs: [
      'You ring, booked or not, and someone lets you in without questions. You’re taken straight to your room, so at no point do you wait with other guests. You talk for a few minutes, pay, and shower. A robe is ready, and your clothes and valuables stay in the room with you.',
      'After the massage the shower is yours again, and you can stay another {stayAfter} minutes with tea or water. We check that the corridor is empty before you leave, and say goodbye quietly.',
    ],
  },
  {
    heading: 'The rooms',
    paragraphs: [
      'Past the reception, with its fluted wood and brass lamp, is a corridor of arches hung with lanterns. The largest room has a low futon on tatami and candles in arched niches. Another has a round marble bath with petals on the water. A third has the wine-red chaise longue on which we give the Tantric Divan. The centre is on the top floor, and the balcony window looks over the roofs. Dusk is the best time for it.',
    ],
    links: [{ to: 'gallery', text: 'See the rooms' }],
  },
  {
    heading: 'The people',
    paragraphs: [
      'Seven masseuses work here, each under a name she chose and with a flower instead of a photograph. They learn from each other, and each decides which massages she gives. There are {men} men too, who work by arrangement and have no profiles, so ask {menHoursAhead} hours ahead.',
    ],
    links: [{ to: 'masseuses', text: 'Read the profiles' }],
  },
  {
    heading: 'House rules',
    paragraphs: [
      'Consent comes first, on both sides, and we ask for it again along the way. Talk if you like, or don’t. Filming and photographs are not allowed. We keep an eye on the time so that you can forget it.',
    ],
  },
];

/** The page about the centre. `{provider}` is the provider of the tour. */
export const about = {
  nav: 'About',
  title: 'About our massage centre in Barcelona’s Eixample',
  description:
    'A door without a sign, rooms lit by candles and the people behind them: what to expect from the bell to the goodbye, and a 3D walk.',
  heading: 'Behind a door *like any other*',
  intro:
    'From the street there’s nothing to see. It’s an ordinary building in the Eixample, near Urgell and Plaça Catalunya, and our bell, the top one on the right, has no name.',
  sections,
  tourHeading: 'Walk in *without ringing*',
  tourText:
    'You can walk through the main room in 3D before your visit. The tour is provided by an outside service, {provider}, and nothing of it loads until you open it or accept cookies.',
  callHeading: 'And now, *the practical side*',
  callText: 'Durations and prices are all on one page. If anything’s missing there, ask us.',
  toServices: 'See massages and prices',
  toContact: 'Contact us',
};
