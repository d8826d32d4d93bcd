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
      'Any first name will do. We reply the way you wrote to us. We ring only if you left nothing but a telephone number, always from the number on this site, and leave no message. You could save it as ‘{savedAs}’. E-mails come from ‘{mailSender}’ and their subject is ‘Your appointment’.',
      'Statements from your card or PayPal show ‘{cardStatement}’. On request you get a receipt with our company’s legal name, its tax number and a neutral description.',
    ],
    links: [{ to: 'masseuses', text: 'More about discretion' }],
  },
  {
    question: 'How do I find you?',
    answer: [
      'Metro: {metro}. It’s {walk.Urgell} minutes on foot from Urgell, {walk.Catalunya} from Catalunya, where the airport coach stops. Ring the top bell on the right: the centre is on the top floor.',
      'There are {access.steps} steps at the street door, then a lift. A ramp lies ready: ring, and we bring it.',
    ],
    links: [{ to: 'contact', text: 'Address, hours and measures' }],
  },
  {
    question: 'What happens when I arrive, and how long does it take?',
    answer: [
      'First you talk for a few minutes and pay. Your masseuse leaves you alone to undress and shower, and comes back when you’re ready. Allow {besidesMassage} minutes on top of the massage to talk and shower, before and after. A ritual, a bath or tea is part of the massage’s own time. Afterwards you can stay {stayAfter} minutes more with tea or water, also after closing.',
      'You needn’t bring anything. Towels, a robe and everything for the shower are in your room. Your clothes and valuables stay there with you. In {skinOnSkin} you wear nothing. In the others a towel covers whatever isn’t being massaged.',
    ],
  },
  {
    question: 'Does every massage have an ending?',
    answer: [
      'Every erotic massage includes a lingam or yoni ending in the price you see. Lingam and yoni are the Sanskrit words for a man’s and a woman’s genitals. {lingamOnly} always have a lingam ending. A second ending is possible only in {withSecondEnding}.',
      'If it happens sooner than you’d like, you keep the time that’s left. If it doesn’t happen, or you’d rather do without, that’s all right too.',
    ],
  },
  {
    question: 'What are the limits, and may I touch my masseuse?',
    answer: [
      'There’s no intercourse and no oral contact in any massage. The ending is by hand. Nothing happens that hasn’t been agreed.',
      'You may touch your masseuse only in ways the two of you settled beforehand, in words. In {skinOnSkin} her body touches yours[desire-massage| (in Desire too, if you choose it)], but where your hands may go is still settled first. Neither of you may take photographs or record anything.',
    ],
  },
  {
    question: 'What if I want to stop halfway?',
    answer:
      'You can stop at any time, for any reason: say so and it stops. In the first {refundWithin} minutes of the massage you get all your money back. After that, nothing is refunded.',
  },
  {
    question: 'Can I choose my masseuse[men|, or ask for a man]?',
    answer: [
      'Yes, subject to availability. If the person you chose isn’t in, we’ll tell you first. The page of each massage names who gives it.',
      '[men|{Men} men work here too, by arrangement.] They give {men.massages}, at the prices of the list, if you ask {men.ahead}.',
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
      'Yes. A yoni massage costs the same as {example.massage}: {yoni.prices}. {yoni.givers} give it[men|, or one of the men]. With a yoni ending you can have any other massage too (except {lingamOnly}). You’re welcome during your period: say so if you’d rather have no yoni ending.',
      '[couples|Couples share a room, with a masseuse each, and each pays the price of the list. You may touch and caress each other, within the limits above.]',
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
      'Yes. [fourHands|A four-hands massage, by two masseuses, is on request: tell us when, and our answer names the price.] [paradise-massage|Paradise always has four hands.] [men|A gay massage is given by one of our {men} male therapists, at the price of the list.]',
    links: [
      { to: 'ask-four-hands', text: 'Ask about four hands' },
      { to: 'ask-gay', text: 'Ask about a gay massage' },
    ],
  },
  {
    question: 'Do I have to book, and when will I hear from you?',
    answer: [
      'Walk-ins are welcome, but we recommend booking: it secures your time and your masseuse. On the day you can change to the longer version of your massage, if no one comes after you. You pay the difference.',
      'Write in English, Spanish or French: we usually reply within {answeredWithin} minutes. We answer the telephone until we close.',
      'Our confirmation gives the day, the hour, ‘your appointment’ and your first name[hotels|, and at a hotel the hotel’s name]. It names the massage only if you ask us to.',
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
      'You can cancel free of charge at any time. Please tell us {cancelNotice} before if you can. If you’re late, the massage still ends on time.',
    links: [{ to: 'phone', text: 'Call' }],
  },
  {
    question: 'How and when do I pay?',
    answer: [
      'Before the massage, in the room: you pay your masseuse, or the desk by card. [hotels|At a hotel, on arrival.] You can pay in cash, by Visa, Mastercard or Amex, through PayPal or in cryptocurrencies ({cryptocurrencies}, at the rate of the moment). Prices are in euros and include VAT. Other currencies carry fees of {currencyFee}.',
      'There’s no deposit, and tips aren’t expected.',
    ],
  },
  {
    question: 'Do you visit hotels?',
    needs: 'hotels',
    answer:
      'Yes, within Barcelona. The massage costs the same as at the centre (the transport supplement is {hotel.supplement}). {staying} stay at the centre.',
    links: [{ to: 'hotels', text: 'How hotel visits work' }],
  },
  {
    question: 'How clean is everything, and when should I stay at home?',
    answer: [
      'Each room is aired and made up afresh for each guest. Mattresses and accessories are disinfected after use. Both you and your masseuse shower before the massage.',
      'Please don’t visit with a fever or a skin infection, within weeks of an operation, or when pregnant unless your doctor agrees. Please don’t put a health report in the form.',
    ],
  },
  {
    question: 'How old do I have to be, and do you turn people away?',
    answer:
      'You have to be {adultAge} or over, to use this website as well as to visit. If you look younger, we ask for a document, look at it and hand it back. We turn away anyone who is drunk or drugged, who is rude, or who asks for intercourse or oral contact.',
  },
];
