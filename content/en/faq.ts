import type { FaqItem } from '../textTypes.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq: readonly FaqItem[] = [
  {
    question: 'I’ve never done this before. Is that all right?',
    answer: [
      'Of course. Many of our guests are here for the first time. Mention it when you arrive, and your masseuse will explain each step before it happens. You can ask her to slow down, or to stop.',
      'The shorter Tantra is a good place to start, and so, for men, is the Lingam.',
    ],
    links: [{ to: 'services', text: 'Massages and prices' }],
  },
  {
    question: 'Is it discreet?',
    answer: [
      'It looks like any street door in the Eixample, and our bell has no name. Someone lets you in and takes you straight to a room, so you never wait with other guests. We check that the corridor is empty before you leave.',
      'A first name is enough, and it needn’t be yours. Messages from us speak only of ‘your appointment’. A card statement shows ‘{cardStatement}’. If you’d rather not take a scent home, ask for unscented oil. A receipt, on request, carries our company’s legal name, its tax number and a neutral line.',
    ],
    links: [{ to: 'masseuses', text: 'More about discretion' }],
  },
  {
    question: 'How do I find you?',
    answer: [
      'The metro stops are {metro}. On foot it’s {walk.Urgell} minutes from Urgell and {walk.Catalunya} from Catalunya, where the airport coach stops. Ring the top bell on the right. The centre is on the top floor, and there’s a lift.',
      'There are two steps at the street door, then the lift. If steps are difficult for you, call us before you set out. Only {withBath} uses the bath, which has a high rim: tell us, and we’ll prepare a room with a shower instead.',
    ],
    links: [{ to: 'contact', text: 'Address and opening hours' }],
  },
  {
    question: 'What happens when I arrive, and how long does it take?',
    answer: [
      'You talk for a few minutes about what you’d like and what you’d rather leave out, pay, and shower. Then the massage begins. Talk and shower come on top of its minutes: allow {besidesMassage} more. A ritual, a bath or a tea that a massage includes is within its minutes. Afterwards you shower again, and can stay {stayAfter} minutes with tea or water.',
      'You needn’t bring anything. Towels, a robe and everything for the shower are in your room. Your clothes and valuables stay there with you, and phones stay put away. If you like a particular kind of music, tell us.',
    ],
  },
  {
    question: 'Does every massage have an ending?',
    answer:
      'Every erotic massage includes a lingam or yoni ending, by hand, in the price you see. The two words are Sanskrit for a man’s and a woman’s sex. {lingamOnly} have a lingam ending. No ending is hurried, and if you’d rather not have one, say so and we’ll finish quietly.',
  },
  {
    question: 'Where is the limit, and may I touch my masseuse?',
    answer: [
      'There’s no intercourse and no oral contact in any massage. The ending is by hand. What wasn’t agreed isn’t done.',
      'You may touch her only in ways the two of you agreed beforehand, in words. {skinOnSkin} are skin on skin by nature: body touches body throughout. Where your hands may go is still agreed first. Each massage’s page says what she wears. Photographs and recordings aren’t allowed, by either side.',
    ],
  },
  {
    question: 'What if I want to stop halfway?',
    answer:
      'You can stop at any time, for any reason: tell your masseuse and she stops. In the first {refundWithin} minutes you get your money back. After that, the agreed time stays paid.',
  },
  {
    question: 'Can I choose my masseuse, or ask for a man?',
    answer: [
      'Yes to both, subject to availability. Read the profiles and ask for someone by name, or describe what you like and we’ll suggest someone. Ask who’s working today and we’ll answer with names. If your choice isn’t in, we’ll tell you first.',
      'There are {men} men too, who work by arrangement and have no profiles. Ask {menHoursAhead} hours ahead.',
      'English is spoken by {speaking.english}. If you and your masseuse share no language, limits are agreed with the desk before the massage.',
    ],
    links: [{ to: 'masseuses', text: 'The seven profiles' }],
  },
  {
    question: 'Are women and couples welcome?',
    answer: [
      'Yes, whenever we’re open. A woman can have a yoni massage, or any of the twelve except {lingamOnly}, with a yoni ending. It’s given by a woman or, if you ask {menHoursAhead} hours ahead, by a man.',
      'Couples lie side by side with one masseuse each, and each of you gets the full time. Couples and yoni massages are priced on request.',
    ],
    links: [{ to: 'message', text: 'Ask for a price' }],
  },
  {
    question: 'Do you offer four-hands and gay massages?',
    answer:
      'Yes, both on request, and so is the price. In a four-hands massage two masseuses work together. Paradise always has four hands, and its price is on its page. A gay massage is given by a man: ask {menHoursAhead} hours ahead.',
    links: [{ to: 'message', text: 'Ask about either' }],
  },
  {
    question: 'Do I have to book, and when will I hear from you?',
    answer: [
      'Walk-ins are welcome, but we recommend booking: it secures your time and your masseuse. The last massage of {lastStartOf} minutes starts {lastStart}. For any other, count its own minutes and {besidesMassage} more back from closing.',
      'Write in English, Spanish or French. In English we answer {answerHours}, usually within {answeredWithin} minutes. The telephone is answered until we close.',
      'We confirm by the e-mail address or phone number you left, with your first name, the day and the time of ‘your appointment’. We never name the massage unless you ask us to. There’s no deposit.',
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
      'You can cancel free of charge at any time. Please tell us {cancelNotice} before if you can. If you’re late, you have what’s left of your time.',
    links: [{ to: 'phone', text: 'Call' }],
  },
  {
    question: 'How and when do I pay?',
    answer: [
      'Before the massage, in the room, and at a hotel on arrival: in cash, by Visa, Mastercard or Amex, through PayPal or in cryptocurrencies. Prices are in euros and include VAT. Other currencies may incur fees, and we’ll tell you how much before you decide.',
      'There’s no deposit, and tips aren’t expected.',
    ],
  },
  {
    question: 'Do you visit hotels?',
    answer: [
      'Yes, within Barcelona. Visits start at {hotel.from} at the earliest, and the last begins {hotel.lastStart}. Ask at least {hotel.notice} ahead. The shortest visit is {hotel.least} minutes, so {hotel.short} are combined with another massage. You pay on arrival.',
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
