import type { Texts } from '../textTypes/texts.ts';

export const casting = {
  nav: 'Casting',
  title: 'Work as a massage therapist in Barcelona’s Eixample',
  description:
    'Hours you choose, training by colleagues and no photograph anywhere: how massage therapists work with us, what we ask and how to apply.',
  heading: 'Work with us, *on your own terms*',
  lead: 'We’re a small centre of {masseuses} women and {men} men. Now and then there’s room for another massage therapist, woman or man. You don’t need experience: how you treat people matters more, and we can teach you the rest.',
  offerHeading: 'What you can count on',
  offer: [
    'Hours you set yourself, week by week',
    'Pay and conditions explained before you decide',
    'Training in tantric massage, given by colleagues',
    'Someone nearby whenever you work',
    'A flower and a name of your choice in place of your face',
    'You decide what you do and what you don’t',
  ],
  requirementsHeading: 'What we ask',
  requirements: [
    'Age {castingAge} or over',
    'Friendly and elegant appearance',
    'Positive attitude and discretion',
    'Basic English or Spanish',
    'EU papers or a valid work permit',
  ],
  applyHeading: 'How to apply',
  applyText:
    'Write a few lines about who you are and when you could meet us for a chat. There’s no need for a photo. We answer everyone, and what you write is used only to consider your application. The first chat is no commitment. Bring your questions.',
  applyChat: 'Apply on WhatsApp',
  applyEmail: 'Apply by Email',
  home: 'Back to home',
} satisfies Texts['pages']['casting'];
