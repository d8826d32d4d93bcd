import type { Subject } from '../subjects.ts';

/** The contact page. */
export const contact = {
  nav: 'Contact',
  title: 'Contact the centre in Barcelona’s Eixample',
  description:
    'Write, call or chat: the centre’s phone, e-mail and address in Barcelona’s Eixample, opening hours, and a form for a message.',
  heading: 'Ask us *anything*',
  intro:
    'Write, call or use WhatsApp. The person who reads your message at the centre is the one who answers it.',
  detailsHeading: 'Where and when',
  hoursHeading: 'The centre is open',
  enquiryHeading: 'We answer enquiries in English',
  /** The way to the door, and the stairs. */
  arriving: [
    'Ring the top bell on the right, which has no name. The centre is on the top floor. There are two steps at the street door, then a lift.',
    'If steps are difficult for you, call us before you set out. The bath, used only in {withBath}, has a high rim: if that’s awkward for you, tell us and we’ll prepare a room with a shower.',
  ],
  walkIns: [
    'Walk-ins are welcome, but we recommend booking: it secures your time and your masseuse. We answer the telephone until we close.',
  ],
  toBooking: 'Request a booking',
  /** The first line of a message about a subject. */
  subjects: {
    yoni: 'I’d like to ask about a yoni massage.',
    couples: 'We’d like to ask about a massage as a couple.',
    gay: 'I’d like to ask about a gay massage.',
    'four-hands': 'I’d like to ask about a four-hands massage.',
  } satisfies Record<Subject, string>,
};
