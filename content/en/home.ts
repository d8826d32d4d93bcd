import type { Texts } from '../textTypes/texts.ts';

export const home = {
  nav: 'Home',
  title: 'Erotic and tantric massage in Barcelona',
  description:
    'A quiet centre in Barcelona’s Eixample: {massages} erotic and tantric massages for men, women and couples, from {lowest}. Near Urgell metro, open late.',
  sub: 'Erotic and tantric massage for men, women and couples, from {lowest}. In Barcelona’s Eixample, {walk.Urgell} minutes from Urgell metro, open until late.',
  toServices: 'See massages and prices',
  toContact: 'Contact us',
  servicesHeading: '{Featured} of *our {massages}*',
  servicesIntro:
    'Tantra takes its time, Nuru glides, and a Lingam massage fits into a lunch break. There are {otherMassages} more to choose from.',
  allServices: 'All {massages} massages',
  masseusesHeading: '{Masseuses} women, *{masseuses} flowers*',
  masseusesIntro:
    'Each masseuse chose a flower as her portrait. Her profile says how she works, in which languages, and which massages she prefers.',
  allMasseuses: 'All {masseuses} masseuses',
  galleryHeading: 'The rooms *after dark*',
  allPictures: 'All the pictures',
  textHeading: 'A centre for erotic and tantric massage *in Barcelona*',
  text: [
    'Our guests come from the next street and from abroad. Some know exactly what they want. Others have a tired back and half an idea.',
    'A tantric massage begins with breathing and builds slowly. An erotic massage may mean hands alone, seaweed gel on a heated mattress, two masseuses at once or skin on skin. Each of the {massages} has a page of its own.',
    'You’re shown straight to a room of your own, with a shower. Before anything starts, you say what you’d like and what you’d rather leave out.',
    'Book by telephone, on WhatsApp or with the form below. We also visit hotels within Barcelona.',
  ],
  faqHeading: 'Before you *ring the bell*',
} satisfies Texts['pages']['home'];
