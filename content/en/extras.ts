/** The four services beside the twelve massages. */
export const extras = {
  heading: 'Four more things *to ask for*',
  intro:
    'These are arranged on request. Tell us what you’d like and when, and you’ll know the price before you decide. As with the twelve massages, the ending is by hand, and what wasn’t agreed isn’t done.',
  items: {
    gay: {
      title: 'Gay massage',
      description:
        'Man to man, over the whole body with warm oil, as gentle or as firm as you like, with a lingam ending. Men work here by arrangement, so ask {menHoursAhead} hours ahead. Price on request.',
    },
    yoni: {
      title: 'Yoni massage',
      description:
        'For women. Breathing first, then oil over the whole body, and the yoni only once you’re ready and have said yes. By a woman or a man, subject to availability. Price on request.',
    },
    couples: {
      title: 'Couples massage',
      description:
        'The two of you side by side in one room, with one masseuse each and the same time as if you were alone. Hold hands, or forget for a while that the other is there. Price on request.',
    },
    hotel: {
      title: 'Massage at a hotel',
      description:
        'A masseuse visits your room within Barcelona, with one small bag and no need to explain herself. The price is the same as at the centre, plus a transport supplement that you hear when you book.',
    },
  },
};
