import type { FaqItem } from '../textTypes.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq: readonly FaqItem[] = [
  {
    question: 'I’ve never done this before. Is that all right?',
    answer: [
      'Of course. Many of our guests are here for the first time. Mention it when you arrive, and your masseuse will explain each step before it happens. You can ask her to slow down or to stop.',
      '[tantra-massage|Tantra is a good place to start.[lingam-massage| For men, so is Lingam.]]',
    ],
    links: [{ to: 'services', text: 'Massages and prices' }],
  },
  {
    question: 'Is it discreet?',
    answer: [
      'The street door is like any other, and our bell has no name. You never wait with other guests. Before you leave, we check that the corridor is empty.',
      'Any first name will do. We reply the way you wrote to us, and ring only if a telephone number is all you left. Calls come from the number on this site, which you could save as ‘{savedAs}’. We leave no message. E-mails are from ‘{mailSender}’ and say ‘Your appointment’ in the subject.',
      'Card and PayPal statements show ‘{cardStatement}’. A receipt, if you want one, carries our company’s legal name, its tax number and a neutral description.',
    ],
    links: [{ to: 'masseuses', text: 'More about discretion' }],
  },
  {
    question: 'How do I find you?',
    answer: [
      'We’re at {street}, which is {walk.Urgell} minutes on foot from Urgell metro and {walk.Catalunya} from Catalunya, where the airport coach stops. Ring the top bell on the right. The centre is on the top floor.',
      'There are {access.steps} steps at the street door, then a lift. If you need the ramp, ring and we’ll bring it.',
    ],
    links: [{ to: 'contact', text: 'Address, hours and measures' }],
  },
  {
    question: 'What happens when I arrive, and how long does it take?',
    answer: [
      'First you talk for a few minutes and pay. Your masseuse leaves you alone to undress and shower, and comes back when you’re ready. Talk and showers, before and after, take {besidesMassage} minutes on top of the massage. A ritual[paradise-massage|, a bath] or tea is part of the massage’s own time. Afterwards you can stay for {stayAfter} minutes with tea or water, even if we’ve closed.',
      'You needn’t bring anything. Towels, a robe and everything for the shower are in your room. Your clothes and valuables stay there with you. In {skinOnSkin} you wear nothing. In the others a towel covers whatever isn’t being massaged.',
    ],
  },
  {
    question: 'Does every massage have an ending?',
    answer: [
      'Every erotic massage includes a lingam or yoni ending in the price you see. Lingam and yoni are the Sanskrit words for a man’s and a woman’s genitals. {lingamOnly} always have a lingam ending. Only {withSecondEnding} can have a second ending, of either kind.',
      'If it happens sooner than you’d like, you keep the time that’s left. If it doesn’t happen, or you’d rather do without, that’s all right too.',
    ],
  },
  {
    question: 'What are the limits, and may I touch my masseuse?',
    answer: [
      'There’s no intercourse and no oral contact in any massage. The ending is by hand. Nothing happens that hasn’t been agreed.',
      'You may touch your masseuse only in ways the two of you have settled beforehand, in words. That holds even in {skinOnSkin}[desire-massage| (and in Desire, if you choose it)], where her body touches yours. Neither of you may take photographs or record anything.',
    ],
  },
  {
    question: 'What if I want to stop halfway?',
    answer:
      'You can stop at any time, for any reason: say so and it stops. In the first {refundWithin} minutes of the massage you get all your money back. After that, nothing is refunded.',
  },
  {
    question: 'Can I choose my masseuse[men|, or a male therapist]?',
    answer: [
      'Yes, subject to availability. If she isn’t free, we’ll tell you before you come. Each massage’s page names those who give it.',
      'Our {men} male therapists give {men.massages}, at the usual prices, if you ask {men.ahead}.',
      '{speaking.english} speak English. If you and your masseuse have no language in common, you settle your limits with our reception first.',
    ],
    links: [
      { to: 'masseuses', text: 'The {masseuses} profiles' },
      { to: 'ask-man', text: 'Ask about a male therapist' },
    ],
  },
  {
    question: 'Are women [couples|and couples ]welcome?',
    answer: [
      'Yes. A yoni massage costs the same as {example.massage}: {yoni.prices}. {yoni.givers} give it[men|, or one of the men]. The form doesn’t list it, so please use the link below. All other massages can have a yoni ending (except {lingamOnly}). Your period is no obstacle: if you’d rather have no yoni ending, say so.',
      '[couples|Couples share a room, have a masseuse each and pay the usual price per person. You may touch and caress each other, but the limits hold for you too while the masseuses are there.]',
      'Two women, two men and trans guests are just as welcome. Tell us what to call you.',
    ],
    links: [
      { to: 'ask-yoni', text: 'Ask about a yoni massage' },
      { to: 'ask-couples', text: 'Ask about a couples massage' },
    ],
  },
  {
    question: 'Do you offer [fourHands|four-hands][fourHands men| and ][men|gay] massages?',
    answer:
      'Yes. [fourHands|A four-hands massage (by two masseuses) is priced on request, once we know the day and the hour.] [paradise-massage|In Paradise the price includes both.] [men|A gay massage is given by one of our {men} male therapists, at the usual price.]',
    links: [
      { to: 'ask-four-hands', text: 'Ask about four hands' },
      { to: 'ask-gay', text: 'Ask about a gay massage' },
    ],
  },
  {
    question: 'Do I have to book, and when will I hear from you?',
    answer: [
      'Walk-ins are welcome, but we recommend booking: it secures your time and your masseuse. On the day you can switch to a longer version and pay the difference, if no one is booked after you.',
      'Write in English, Spanish or French, and we usually reply within {answeredWithin} minutes. We answer the telephone until we close.',
      'Our confirmation says ‘your appointment’, with the day, the hour and your first name[hotels|, and at a hotel the hotel’s name]. It mentions the massage only if you ask us to.',
    ],
    lastStarts: true,
    links: [
      { to: 'booking', text: 'Request a booking' },
      { to: 'chat', text: 'Chat on WhatsApp' },
    ],
  },
  {
    question: 'What if I’m late, or can’t make it?',
    answer:
      'You can cancel free of charge at any time. We’re grateful to know {cancelNotice} before. If you’re late, the massage still ends on time.',
    links: [{ to: 'phone', text: 'Call' }],
  },
  {
    question: 'How and when do I pay?',
    answer: [
      'You pay before the massage: your masseuse, or our reception if you pay by card. [hotels|At a hotel you pay on arrival.] We take cash, Visa, Mastercard, Amex, PayPal and cryptocurrencies ({cryptocurrencies}, at the rate of the moment). Currencies other than the euro carry fees of {currencyFee}.',
      'There’s no deposit, and tips aren’t expected.',
    ],
  },
  {
    question: 'Do you visit hotels?',
    needs: 'hotels',
    answer:
      'Yes, within Barcelona. You pay the usual price (the transport supplement is {hotel.supplement}). Not every massage travels.',
    links: [{ to: 'hotels', text: 'How hotel visits work' }],
  },
  {
    question: 'How clean is everything, and when should I stay at home?',
    answer: [
      'Each room is aired and made up afresh for each guest. Mattresses and accessories are disinfected after use. Both you and your masseuse shower before the massage.',
      'Please stay at home with a fever or a skin infection, and in the weeks after an operation. If you’re pregnant, ask your doctor first. None of this needs to go in the form.',
    ],
  },
  {
    question: 'How old do I have to be, and do you turn people away?',
    answer:
      'You have to be {adultAge} or over, to use this website as well as to visit. If you look younger, we ask for a document, look at it and hand it back. We turn away anyone who is drunk or drugged, who is rude, or who asks for intercourse or oral contact.',
  },
];
