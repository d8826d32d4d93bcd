/** The home page. */
export const home = {
  nav: 'Home',
  title: 'Erotic and tantric massage in Barcelona',
  description:
    'A quiet centre in Barcelona’s Eixample: twelve erotic and tantric massages for men, women and couples, with every duration and price stated.',
  heading: 'An hour that belongs *to you*',
  sub: 'Erotic and tantric massage in a quiet centre in Barcelona’s Eixample. For men, women and couples.',
  toServices: 'See massages and prices',
  toContact: 'Ask or book',
  servicesHeading: 'Three ways *to begin*',
  servicesIntro: 'One slow, one that glides, one short. The other nine are a page away.',
  allServices: 'All twelve massages',
  masseusesHeading: 'Seven women, *seven flowers*',
  masseusesIntro:
    'Each masseuse is shown as a flower, because her face is her own affair. What you can read about is her manner, her languages and the massages she likes to give.',
  allMasseuses: 'All seven masseuses',
  galleryHeading: 'The rooms *after dark*',
  allPictures: 'All the pictures',
  textHeading: 'A centre for erotic and tantric massage *in Barcelona*',
  text: [
    'The door is an ordinary one, in the Eixample, near Urgell and Plaça Catalunya. Men, women and couples come through it, from the next street or straight from the airport. Some know exactly what they want; others have a tired back and half an idea.',
    'A tantric massage begins with breath and takes its time. An erotic massage may mean hands alone, skin on skin, seaweed gel on a heated mattress, or two masseuses at once. Each includes a lingam or yoni ending, and each has a page that says how it goes, how long it lasts and what it costs, VAT included.',
    'You ring, the door opens, and you are shown to a room with a private shower, towels and a robe. Nobody shares a waiting room. Before anything begins you say what you would like and what you would rather leave out.',
    'You choose who gives the massage, and whether that is a woman or a man, as far as the day allows. A first name is enough, and it need not be yours. If you prefer to stay in, we also come to hotels within Barcelona, for a small supplement.',
  ],
  faqHeading: 'Before you *ring the bell*',
};
