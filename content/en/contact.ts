import type { Subject } from '../subjects.ts';

/** The contact page. */
export const contact = {
  nav: 'Contact',
  title: 'Contact the centre in Barcelona’s Eixample',
  description:
    'Write, call or chat: the centre’s phone, e-mail and address in Barcelona’s Eixample, opening hours, and a form for a message.',
  heading: 'Ask us *anything*',
  intro: 'Whoever reads your message works here and will keep it to themselves.',
  detailsHeading: 'Where and when',
  hoursHeading: 'The centre is open',
  enquiryHeading: 'Enquiries in English are answered',
  /** The way to the door, and the stairs. */
  arriving: [
    'Ring the top bell on the right, which has no name. The centre is on the top floor, and there’s a lift behind two steps at the street door.',
    'The bath has a high rim. If that or the steps are difficult for you, let us know and we’ll prepare a room.',
  ],
  walkIns:
    'Walk-ins are welcome. Booking secures your time and your masseuse. The last massage starts early enough to finish by closing: count its minutes and {besidesMassage} more. You can phone until we close.',
  toBooking: 'Request a booking',
  /** The first line of a message about a subject. */
  subjects: {
    yoni: 'I’d like to ask about a yoni massage.',
    couples: 'We’d like to ask about a massage as a couple.',
    gay: 'I’d like to ask about a massage from man to man.',
    'four-hands': 'I’d like to ask about a four-hands massage.',
  } satisfies Record<Subject, string>,
};
