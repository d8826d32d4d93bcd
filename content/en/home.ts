/** The home page. */
export const home = {
  nav: 'Home',
  title: 'Erotic and tantric massage in Barcelona',
  description:
    'A quiet centre in Barcelona’s Eixample: {massages} erotic and tantric massages for men[couples|, women and couples| and women], with durations and prices.',
  heading: 'An hour that belongs *to you*',
  sub: 'Erotic and tantric massage in a quiet centre in Barcelona’s Eixample. For men[couples|, women and couples| and women].',
  toServices: 'See massages and prices',
  toContact: 'Contact us',
  servicesHeading: '{Featured} of *our {massages}*',
  servicesIntro:
    'Tantra takes its time, Nuru glides, and Lingam is short enough for a lunch break. The massages page has {otherMassages} more.',
  allServices: 'All {massages} massages',
  masseusesHeading: '{Masseuses} women, *{masseuses} flowers*',
  masseusesIntro:
    'Each masseuse chose a flower instead of a photograph. Her profile tells you how she works, which languages she speaks and which massages she likes to give.',
  allMasseuses: 'All {masseuses} masseuses',
  galleryHeading: 'The rooms *after dark*',
  allPictures: 'All the pictures',
  textHeading: 'A centre for erotic and tantric massage *in Barcelona*',
  text: [
    'The centre is behind an ordinary street door in the Eixample, near Urgell and Plaça Catalunya. Our guests are men[couples|, women and couples| and women], from the next street and from abroad. Some know exactly what they want. Others have a tired back and half an idea.',
    'A tantric massage begins with breathing and builds slowly. An erotic massage may mean hands alone, skin on skin, [fourHands|seaweed gel on a heated mattress, or two masseuses at once|or seaweed gel on a heated mattress]. A lingam or yoni ending is always included. Each of the {massages} has a page that says how it goes, how long it lasts and what it costs.',
    'You ring, someone lets you in, and you’re shown straight to your own room, with a shower, towels and a robe. Before anything starts, you say what you’d like and what you’d rather leave out.',
    'You can choose your masseuse, subject to availability. [hotels|We also visit hotels within Barcelona.]',
  ],
  faqHeading: 'Before you *ring the bell*',
};
