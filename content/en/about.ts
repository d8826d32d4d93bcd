import type { Texts } from '../textTypes/texts.ts';

export const about = {
  nav: 'About',
  title: 'About our massage centre in Barcelona’s Eixample',
  description:
    'A door without a sign, rooms lit by candles and the people behind them: what to expect from doorbell to goodbye, and a 3D walk.',
  heading: 'Behind a door *like any other*',
  intro:
    'From the street there’s nothing to see: an ordinary building in the Eixample, between Urgell and Plaça Catalunya.',
  sections: [
    {
      heading: 'From doorbell to goodbye',
      paragraphs: [
        'Booked or not, you ring and say hello, and someone lets you in. You’re taken straight to your room, which has its own shower. You talk for a few minutes and pay, and are then left alone to undress and wash. A robe is ready.',
        'After the massage the shower is yours again. You can stay another {stayAfter} minutes with tea or water. If steps are difficult for you, there’s a ramp.',
      ],
      links: [{ to: 'address', text: 'The door, the lift and the measurements' }],
    },
    {
      heading: 'The rooms',
      paragraphs: [
        'Past the reception, with its fluted wood and brass lamp, is a corridor of arches hung with lanterns. The largest room has a low futon on tatami and candles in arched niches. Another has a round marble bath with petals on the water. The wine-red chaise longue on which we give the Tantric Divan has a room of its own. This is the top floor, and the balcony window looks over the roofs. Come at dusk if you can.',
      ],
      links: [{ to: 'gallery', text: 'See the rooms' }],
    },
    {
      heading: 'The people',
      paragraphs: [
        '{Masseuses} masseuses work here, each under a name she chose. They learn from each other, and each decides which massages she gives. {Men} men massage here as well, by arrangement.',
      ],
      links: [{ to: 'masseuses', text: 'Read the profiles' }],
    },
    {
      heading: 'House rules',
      paragraphs: [
        'Consent comes first, on both sides, and we go on asking for it. Talk if you like, or don’t. We keep an eye on the time so that you can forget it.',
      ],
    },
  ],
  tourHeading: 'A walk through *the main room*',
  tourText:
    'You can walk through the room before your visit. The tour is provided by an outside service, {provider.tour}, and loads only when you open it or accept cookies.',
} satisfies Texts['pages']['about'];
