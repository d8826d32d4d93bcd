/** The page for women who would like to work at the centre. `{age}` is the least age. */
export const casting = {
  nav: 'Casting',
  title: 'Work as a masseuse in Barcelona’s Eixample',
  description:
    'Hours you choose, training by colleagues, your share paid the same day and no photograph anywhere: how to work with us, and what we ask of you.',
  heading: 'Work with us, *on your own terms*',
  lead: 'We are a small centre of seven masseuses, and now and then there is room for one more. You need not have given a massage before. We care more about how you treat people, and the rest can be learnt here.',
  offerHeading: 'What you can count on',
  offer: [
    'Hours that you set yourself, week by week',
    'Your share of each massage, paid the same day',
    'Training in tantric massage, given by colleagues',
    'Somebody within call whenever you work, and discretion towards everybody else',
    'A flower and a name of your choice in place of your face',
    'Your own decision about what you do and what you don’t',
    'Nothing to pay in order to start',
  ],
  requirementsHeading: 'What we ask',
  requirements: [
    'Age {age} or over',
    'Friendly and elegant appearance',
    'Positive attitude and discretion',
    'Basic English or Spanish',
    'EU papers or a valid work permit',
  ],
  applyHeading: 'How to apply',
  applyText:
    'Write a few lines about who you are and when you could come in for a talk. There is no need for a photo. We answer everybody, and what you write stays with the person who reads it. The first talk commits you to nothing; bring your questions.',
  applyChat: 'Apply on WhatsApp',
  applyEmail: 'Apply by Email',
  home: 'Back to home',
};
