import type { Section } from '../shapes.ts';

const sections: readonly Section[] = [
  {
    heading: 'From the bell to the goodbye',
    paragraphs: [
      'You ring, with a reservation or without, and somebody opens who has nothing to ask you on the landing. You are taken to your own room; at no point do you wait with other guests. There you talk for a few minutes, then shower, and a robe hangs ready. After the massage the shower is yours again. We look along the corridor before you leave, and say goodbye quietly.',
    ],
  },
  {
    heading: 'The rooms',
    paragraphs: [
      'Past the reception, with its fluted wood and brass lamp, runs a corridor of arches hung with lanterns. The main room has a low futon on tatami and candles in arched niches. In another, petals float in a round marble bath. A third belongs to the wine-red chaise longue on which the Tantric Divan is given. And there is a balcony window over the roofs, for those who come at dusk.',
    ],
  },
  {
    heading: 'The people',
    paragraphs: [
      'Seven masseuses work here, each under a name she chose and behind a flower instead of a photograph. They learn from one another, and each decides which massages she gives. If you would prefer a man, ask: a masseur can be arranged when one is available.',
    ],
  },
  {
    heading: 'The manners',
    paragraphs: [
      'Consent comes first, on both sides, and is asked for again along the way. Silence needs no excuse; neither does talk. Nobody films or takes photographs. As for the time, we keep an eye on it so that you can forget it.',
    ],
  },
];

/** The page about the centre. `{provider}` is whoever serves the tour. */
export const about = {
  nav: 'About',
  title: 'About our massage centre in Barcelona’s Eixample',
  description:
    'A door without a sign, rooms lit by candles and the people behind them: what to expect from the bell to the goodbye, and a 3D walk.',
  heading: 'Behind a door *like any other*',
  intro:
    'From the street there is nothing to see. The door belongs to an ordinary building in the Eixample, near Urgell and Plaça Catalunya, and the bell has no sign. What matters begins on the other side.',
  sections,
  tourHeading: 'Walk in *without ringing*',
  tourText:
    'You can walk through the main room in 3D before you come. The tour is provided by an outside service, {provider}, and nothing of it is loaded until you open it or accept cookies.',
  callHeading: 'And now, *the practical side*',
  callText: 'Durations and prices are all on one page. For everything else, there is somebody to ask.',
  toServices: 'See massages and prices',
  toContact: 'Ask or book',
};
