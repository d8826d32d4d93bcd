import type { FaqItem } from '../textTypes.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq: readonly FaqItem[] = [
  {
    question: 'I’ve never done this before. Is that all right?',
    answer: [
      'Of course. Many of our guests are here for the first time. Mention it when you arrive, and your masseuse will explain each step before it happens. You can ask her to slow down, or to stop.',
      'Lingam and the shorter Tantra are good places to start.',
    ],
    links: [{ to: 'services', text: 'Massages and prices' }],
  },
  {
    question: 'Is it discreet?',
    answer: [
      'It looks like any street door in the Eixample, and our bell has no name. Someone lets you in and takes you straight to a room, so you never wait with other guests. We check that the corridor is empty before you leave.',
      'A first name is enough, and it needn’t be yours. Messages from us speak only of ‘your appointment’. A card statement shows ‘{cardStatement}’. A receipt, if you want one, carries our company’s legal name, its tax number and a neutral line.',
    ],
    links: [{ to: 'masseuses', text: 'More about discretion' }],
  },
  {
    question: 'How do I find you?',
    answer: [
      'The metro stops are {metro}. On foot it’s {walk.Urgell} minutes from Urgell and {walk.Catalunya} from Catalunya, where the airport coach stops. Ring the top bell on the right. The centre is on the top floor, and there’s a lift.',
      'The lift is behind two steps at the street door, and the bath has a high rim. If that’s difficult for you, let us know and we’ll prepare a room.',
    ],
    links: [{ to: 'contact', text: 'Address and opening hours' }],
  },
  {
    question: 'What happens when I arrive, and how long does it take?',
    answer: [
      'You talk for a few minutes about what you’d like and what you’d rather leave out, pay, and shower. Then the massage begins. Its minutes are all massage, so allow {besidesMassage} more for the rest. Afterwards you can stay {stayAfter} minutes with tea or water.',
      'You needn’t bring anything. Towels, a robe and everything for the shower are in your room. If you like a particular kind of music, have it on your phone.',
    ],
  },
  {
    question: 'Does every massage have an ending?',
    answer:
      'Every erotic massage includes a lingam or yoni ending, in the price you see. It isn’t hurried. If you’d rather not have one, say so and we’ll finish quietly.',
  },
  {
    question: 'Where is the limit, and may I touch my masseuse?',
    answer: [
      'There’s no intercourse and no oral contact in any massage. The ending is by hand. What wasn’t agreed isn’t done.',
      'You may touch her only in ways the two of you agreed beforehand, in words. Body to Body and Nuru are skin on skin by nature, and that changes nothing else. Each massage’s page says what she wears. Photographs and recordings aren’t allowed, by either side.',
    ],
  },
  {
    question: 'What if I want to stop halfway?',
    answer:
      'Tell your masseuse and she stops. In the first {refundWithin} minutes you get your money back. After that, the agreed time stays paid.',
  },
  {
    question: 'Can I choose my masseuse, or ask for a man?',
    answer: [
      'Yes to both, subject to availability. Read the profiles and ask for someone by name, or describe what you like and we’ll suggest someone. Ask who’s working today and we’ll answer with names. If your choice isn’t in, we’ll tell you first.',
      'Men massage here too, by arrangement. There are {men}, not among the seven profiles, so ask {menHoursAhead} hours ahead.',
      'English is spoken by {speaking.english}. With the others, limits are agreed with the desk before the massage. Very little talking is needed after that.',
    ],
    links: [{ to: 'masseuses', text: 'The seven profiles' }],
  },
  {
    question: 'Are women and couples welcome?',
    answer: [
      'Yes, whenever we’re open. A woman can have any massage that suits her, with a yoni ending, by a woman or a man, or a yoni massage.',
      'Couples lie side by side with one masseuse each, for the same time as if each were alone. Couples and yoni massages are priced on request.',
    ],
    links: [{ to: 'message', text: 'Ask for a price' }],
  },
  {
    question: 'Do you offer four-hands and gay massages?',
    answer:
      'Yes, both on request, and so is the price. In a four-hands massage two masseuses work together. Paradise always has four hands, and its price is on its page. A gay massage is given by a man.',
    links: [{ to: 'message', text: 'Ask about either' }],
  },
  {
    question: 'Do I have to book, and when will I hear from you?',
    answer: [
      'Walk-ins are welcome, but we recommend booking: it secures your time and your masseuse. The last massage starts early enough to finish by closing, so count its minutes and {besidesMassage} more.',
      'Write in English, Spanish or French. In English we answer {answerHours}, usually within {answeredWithin} minutes. You can also phone us until we close.',
      'We confirm the way you wrote to us, with your first name, the day and the time of ‘your appointment’. We never name the massage unless you ask us to. There’s no deposit.',
    ],
    links: [
      { to: 'booking', text: 'Request a booking' },
      { to: 'phone', text: 'Call' },
      { to: 'chat', text: 'Chat on WhatsApp' },
    ],
  },
  {
    question: 'What if I’m late, or can’t make it?',
    answer:
      'You can cancel free of charge at any time. Please tell us {cancelNotice} hours before if you can. If you’re late, you have what’s left of your time.',
    links: [{ to: 'phone', text: 'Call' }],
  },
  {
    question: 'How and when do I pay?',
    answer: [
      'Before the massage, in the room: in cash, by Visa, Mastercard or Amex, through PayPal or in cryptocurrencies. Prices are in euros and include VAT. Other currencies may incur fees, and we’ll tell you how much before you decide.',
      'There’s no deposit, and tips aren’t expected.',
    ],
  },
  {
    question: 'Do you visit hotels?',
    answer: [
      'Yes, within Barcelona. Visits start at {hotel.from} at the earliest, the last one {hotel.lastStart} minutes before the centre closes that day. We need {hotel.notice} minutes’ notice, and the shortest visit is {hotel.least} minutes. You pay on arrival.',
      'The massage costs the same as at the centre. A small transport supplement is added, and you hear the amount before anyone sets out. {staying} stay at the centre. {travellingWithLess} travels without its gel and mattress.',
    ],
    links: [{ to: 'hotels', text: 'How hotel visits work' }],
  },
  {
    question: 'How clean is everything, and when should I stay at home?',
    answer: [
      'Each room is aired and made up afresh for each guest. Sheets and towels are clean, and mattresses and accessories are disinfected after use. You shower before the massage, and so does your masseuse.',
      'Please don’t visit with a fever or a skin infection, within weeks of an operation, or when pregnant unless your doctor agrees. We don’t ask for a health report, and there’s no need to write one into the form.',
    ],
  },
  {
    question: 'How old do I have to be, and do you turn people away?',
    answer:
      'You have to be {adultAge} or over, to use this website as well as to visit. If you look younger, we ask for a document, look at it and hand it back. We turn away anyone who is drunk or drugged, who is rude, or who asks for what the limit excludes.',
  },
];
