import type { Texts } from '../textTypes/texts.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq = [
  {
    question: 'I’ve never done this before. Is that all right?',
    answer: [
      'Of course, and you’re in good company. Tell your masseuse, and she’ll explain each step before it happens, slow down when you ask and stop when you say.',
      'Tantra is a good place to start. So is Lingam for a man, or a yoni massage for a woman.',
    ],
    links: [{ to: 'services', text: 'Massages and prices' }],
  },
  {
    question: 'Is it discreet?',
    answer: [
      'Very. The street door is like any other, and there’s no name on our bell. You never wait with other guests, and before you leave we check that the corridor is empty.',
      'We reply through whatever you left us. If that’s only a telephone number, we ring, but we never leave a message. Calls and chats come from the number on this site, which you could save as ‘{savedAs}’. E-mails are from ‘{mailSender}’ and say ‘Your appointment’ in the subject line.',
      'Card and PayPal statements show ‘{cardStatement}’. A receipt, if you want one, carries our company’s legal name, its tax number and a neutral description.',
      'If somebody walks in while you’re reading, ‘{leave}’, at the foot of every page, takes you straight to the weather forecast. Pressing Escape three times does the same.',
    ],
    links: [{ to: 'masseuses', text: 'More about discretion' }],
  },
  {
    question: 'How do I find you?',
    answer: [
      'We’re at {street}, {walk.Urgell} minutes on foot from Urgell metro and {walk.Catalunya} from Catalunya, where the airport coach stops. Ring the top bell on the right. We’re on the top floor, and there’s a lift.',
      'There are {access.steps} steps at the street door, and there’s a ramp if you use a wheelchair or find steps difficult. Ring the bell, or call us if you can’t reach it, and we’ll bring the ramp down.',
    ],
    links: [{ to: 'address', text: 'Address, hours and measurements' }],
  },
  {
    question: 'What happens when I arrive, and how long does it take?',
    answer: [
      'In your room, you and your masseuse talk for a few minutes. Once you’ve paid, she leaves you alone to undress and shower, and comes back when you’re ready. Every room has its own shower, so you never cross the corridor undressed.',
      'Allow {besidesMassage} minutes besides the massage for the talk and your two showers. A ritual, a bath or tea is part of the massage’s own time. Afterwards you can stay for {stayAfter} minutes with tea or water, even if we’ve closed.',
      'Just bring yourself. Towels, a robe and everything for the shower are in your room, and your clothes and valuables stay there with you. In {skinOnSkin} neither of you wears anything. In the others you can keep a towel on, and each massage’s page says what your masseuse wears.',
    ],
  },
  {
    question: 'Does every massage have an ending?',
    answer: [
      'Yes. Each of our massages includes a lingam or yoni ending in the price you see. Lingam and yoni are the Sanskrit words for a man’s and a woman’s genitals. In {lingamOnly} it’s a lingam ending. Only {withSecondEnding} can have two; if you combine two massages, each keeps its ending.',
      'If it happens sooner than you’d like, you keep the time that’s left. If it doesn’t happen, or you’d rather do without, that’s all right too.',
    ],
  },
  {
    question: 'What are the limits, and may I touch my masseuse?',
    answer: [
      'There’s no intercourse and no oral contact in any massage. The ending is by hand. Nothing happens that you haven’t both agreed to.',
      'You may touch your masseuse only where and how she has said you may, in words, before you begin. That holds even in {skinOnSkin} (and in Desire, if you choose one of these), where her body touches yours. Neither of you may take photographs or record anything.',
    ],
  },
  {
    question: 'What if I want to stop halfway?',
    answer:
      'One word is enough, at any time and for any reason: ‘stop’. It counts in BDSM too, whatever the safe word. Stop within the first {refundWithin} minutes of the massage and we refund you in full. After that you can still stop whenever you like, but we don’t refund.',
  },
  {
    question: 'Can I choose my masseuse, or a male therapist?',
    answer: [
      'Yes, as long as the one you’d like is free. If not, we’ll tell you before you come. Each massage’s page says who gives it.',
      '{Men} men work here too, without profiles. They give {men.massages}, as well as the yoni massage, at the usual prices. If you’d like one of them, let us know {men.ahead}.',
      'Every masseuse but {notSpeaking.english} speaks English. If you and your masseuse have no language in common, reception goes through your limits with you first, in English, Spanish or French (at a hotel, by telephone).',
    ],
    links: [
      { to: 'masseuses', text: 'The {masseuses} profiles' },
      { to: { ask: 'man' }, text: 'Ask about a male therapist' },
    ],
  },
  {
    question: 'Are women and couples welcome?',
    answer: [
      'Always. Two women, two men and trans guests are just as welcome. Tell us what to call you. ‘For men’ and ‘for women’ refer only to lingam and yoni, and you know best which is yours.',
      'A yoni massage is for women and goes only as far as you’ve said. It takes as long as {example.massage} and costs the same: {yoni.prices}. It’s given by {yoni.names} or one of the men. In the booking form, choose {example.massage} and write ‘yoni’ in the message. The other massages can have a yoni ending too (except {lingamOnly}). You’re welcome during your period, whether or not you’d like an ending.',
      'Couples share a room, have a masseuse each and pay the usual price per person. You needn’t choose the same massage, and one of you can have a male therapist. You may touch and caress each other. The same limits apply to the two of you.',
    ],
    links: [
      { to: { extra: 'yoni' }, text: 'The yoni massage, step by step' },
      { to: { ask: 'couples' }, text: 'Ask about a couples massage' },
    ],
  },
  {
    question: 'Do you offer four-hands and gay massages?',
    answer:
      'Yes. Two masseuses give a four-hands massage. It’s priced on request: tell us the day and the time, and we’ll give you a quote. In Paradise the price includes both. A gay massage is given by one of our {men} male therapists, at the usual prices.',
    links: [
      { to: { ask: 'four-hands' }, text: 'Ask about four hands' },
      { to: { ask: 'gay' }, text: 'Ask about a gay massage' },
    ],
  },
  {
    question: 'Do I have to book, and how do you confirm?',
    answer: [
      'Walk-ins are welcome, but we recommend booking, so that your room and your masseuse are free. There’s no deposit. On the day you can switch to the longer version of your massage and pay the difference, if no one is booked after you.',
      'You can also combine two massages: their times and prices add up, each keeps its ending, and you talk and shower only once for the two. Name both in the message. We don’t sell vouchers or packages.',
      'Write to us in English, Spanish or French, and we usually reply within {answeredWithin} minutes. Or call: we answer the telephone until we close. The centre is closed on {closedDays}.',
      'Our confirmation says ‘your appointment’, with the day, the time and your first name, and at a hotel the hotel’s name. It mentions the massage only if you ask us to.',
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
      'It happens. You can cancel free of charge at any time, with a call or a message. If you can, let us know {cancelNotice} before. If you’re late, you have what’s left of your time: the massage ends at the time booked.',
    links: [{ to: 'phone', text: 'Call' }],
  },
  {
    id: 'paying',
    question: 'How and when do I pay?',
    answer: [
      'You pay before the massage, in your room: in cash to your masseuse, or reception comes in with the card reader. At a hotel you pay in cash when she arrives, or in advance by card, PayPal or cryptocurrency, with a link that we send with the confirmation.',
      'We take cash, Visa, Mastercard, Amex, PayPal and cryptocurrencies ({cryptocurrencies}, at the current rate). Euros cost nothing extra; other currencies carry a fee of {currencyFee}. Tips aren’t expected.',
    ],
  },
  {
    question: 'Do you visit hotels?',
    answer:
      'Yes, anywhere in Barcelona, at the usual prices plus a transport supplement of {hotel.supplement}. {TravellingMassages} of the {massages} massages travel.',
    links: [{ to: 'hotels', text: 'How hotel visits work' }],
  },
  {
    question: 'How clean is everything, and when should I stay at home?',
    answer: [
      'Each room is aired and made up afresh for each guest. Mattresses and accessories are disinfected after use. Both you and your masseuse shower before the massage.',
      'Please stay at home with a fever or a skin infection, and in the weeks after an operation. If you’re pregnant, check with your doctor first. None of this needs to go in the form.',
    ],
  },
  {
    question: 'How old do I have to be, and do you turn people away?',
    answer:
      'You have to be {adultAge} or over, both to visit us and to use this website. If you look younger, we ask for ID, look at it and hand it straight back. We turn away anyone who is drunk or high, who is rude, or who keeps asking for intercourse or oral contact.',
  },
] satisfies Texts['faq'];
