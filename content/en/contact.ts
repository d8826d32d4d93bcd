import type { Subject } from '../subjects.ts';

/** The contact page. */
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
  /** The way to the door, and the stairs. */
  arriving: [
    'Ring the top bell on the right, with no name on it. We’re on the top floor, and there’s a lift.',
    'If you use a wheelchair, you’ll want the measurements. There are {access.steps} {access.stepHeight} cm steps at the street door: ring, and we’ll bring down a folding ramp. The lift door is {access.liftDoor} cm wide, the cabin {access.liftCabin} cm, and every other door {access.door} cm. One room has a level shower with a seat. The bath, used only in {withBath}, has a rim {access.bathRim} cm high.',
  ],
  walkIns: [
    'We answer the telephone until we close, and read messages every day, on {closedDays} too. Walk-ins are welcome.',
  ],
  /** The first line of a message about a subject. */
  subjects: {
    yoni: 'I’d like to ask about a yoni massage.',
    couples: 'We’d like to ask about a massage as a couple.',
    gay: 'I’d like to ask about a gay massage.',
    'four-hands': 'I’d like to ask about a four-hands massage.',
    man: 'I’d rather have a male therapist. Who is free, and when?',
  } satisfies Record<Subject, string>,
};
