import type { Texts } from '../textTypes/texts.ts';

export const contact = {
  nav: 'Contact',
  title: 'Contact the centre in Barcelona’s Eixample',
  description:
    'Write, call or chat: the centre’s phone, e-mail and address in Barcelona’s Eixample, opening hours, and a form for a message.',
  heading: 'Ask us *anything*',
  intro:
    'Call {phone}, or write to us here or on WhatsApp. We usually reply within {answeredWithin} minutes.',
  detailsHeading: 'Where and when',
  hoursHeading: 'The centre is open',
  enquiryHeading: 'When we answer messages in English',
  arriving: [
    'Ring the top bell on the right, with no name on it. We’re on the top floor, and there’s a lift.',
    'If you use a wheelchair, you’ll want the measurements. There are {access.steps} {access.stepHeight} cm steps at the street door. Ring the bell, or call us if you can’t reach it, and we’ll bring down a folding ramp. The lift door is {access.liftDoor} cm wide, the cabin {access.liftCabin} cm, and every other door {access.door} cm. One room has a level shower with a seat. The bath, used only in {withBath}, has a rim {access.bathRim} cm high.',
  ],
  walkIns: [
    'We answer the telephone until we close, and read messages every day, on {closedDays} too. Walk-ins are welcome.',
  ],
  subjects: {
    yoni: 'I’d like a yoni massage of … minutes.\nDay and time: …',
    couples: 'We’d like a massage as a couple. Which one, and how long: …\nDay and time: …',
    gay: 'I’d like a gay massage. Which one, and how long: …\nDay and time: …',
    'four-hands': 'I’d like a massage with four hands. Which one, and how long: …\nDay and time: …',
    man: 'I’d like a male therapist. Which massage, and how long: …\nDay and time: …',
  },
} satisfies Texts['pages']['contact'];
