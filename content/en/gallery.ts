import type { Texts } from '../textTypes/texts.ts';

export const gallery = {
  nav: 'Gallery',
  title: 'Pictures of our massage rooms in Barcelona',
  description:
    'The futon on tatami, the marble bath, the corridor of arches, the wine-red divan and the roofs at dusk: the rooms of the centre in {pictures} pictures.',
  heading: 'The rooms, *one by one*',
  intro: 'Candlelight, plaster arches, water with petals on it. You won’t find any people in these pictures.',
  photoTitle: 'Picture {number} of {count}',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
} satisfies Texts['pages']['gallery'];
