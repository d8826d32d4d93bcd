/** The four services beside the twelve massages. */
export const extras = {
  heading: 'Four more things *to ask for*',
  intro: 'None of these has a line of its own above, since each depends on who is asking, and when.',
  items: {
    gay: {
      title: 'Gay massage',
      description:
        'Man to man. A masseur works over the whole body with warm oil, as slowly or as firmly as you like, up to the lingam ending. There are fewer men here than women, so ask first who is available.',
    },
    yoni: {
      title: 'Yoni massage',
      description:
        'For women. Breath first, then warm oil over the whole body, and the yoni only once you are ready and have said so. Given by a woman or a man, as you prefer and as availability allows.',
    },
    couples: {
      title: 'Couples massage',
      description:
        'The two of you side by side in one room, each with a masseuse of your own and each at your own pace. You can hold hands, or forget for a while that the other is there.',
    },
    hotel: {
      title: 'Massage at a hotel',
      description:
        'A masseuse comes to your room within Barcelona with one small bag and no need to explain herself. The price is that of the centre plus a small supplement for the journey, named when you book.',
    },
  },
};
