import type { Subject } from '../subjects.ts';

/** The contact page. */
export const contact = {
  nav: 'Contact',
  title: 'Contact the centre in Barcelona’s Eixample',
  description:
    'Write, call or chat: the centre’s phone, e-mail and address in Barcelona’s Eixample, opening hours, and a form for a message.',
  heading: 'Ask us *anything*',
  intro:
    'A first name or a pseudonym is enough. Whoever reads your message works here and keeps it to herself.',
  detailsHeading: 'Where and when',
  hoursHeading: 'The centre is open',
  enquiryHeading: 'Enquiries in English are answered',
  walkIns: 'Walk-ins are welcome. With a reservation you are sure of the hour and of the person.',
  toBooking: 'Request a booking',
  /** What the message begins with where somebody asks about one of these. */
  subjects: {
    yoni: 'I’d like to ask about a yoni massage.',
    couples: 'We’d like to ask about a massage as a couple.',
    gay: 'I’d like to ask about a massage from man to man.',
    'four-hands': 'I’d like to ask about a four-hands massage.',
  } satisfies Record<Subject, string>,
};
