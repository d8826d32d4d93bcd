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
      'From outside you see a street door like any other in the Eixample, with no name on our bell. Someone lets you in and takes you straight to a room, so you don’t wait with other guests. Before you leave, we check that the corridor is empty.',
      'A first name is enough, and it needn’t be yours. Messages from us speak only of ‘your appointment’. Your card statement shows ‘{cardStatement}’. On request you get a receipt with our company’s legal name, its tax number and a neutral description.',
    ],
    links: [{ to: 'masseuses', text: 'More about discretion' }],
  },
  {
    question: 'How do I find you?',
    answer: [
      'Metro: {metro}. It’s {walk.Urgell} minutes on foot from Urgell, {walk.Catalunya} from Catalunya, where the airport coach stops. Ring the top bell on the right: the centre is on the top floor.',
      'There are two steps at the street door, then a lift. If steps are difficult for you, call us before you set out. The bath, used only in {withBath}, has a high rim: if that’s awkward for you, tell us and we’ll prepare a room with a shower.',
    ],
    links: [{ to: 'contact', text: 'Address and opening hours' }],
  },
  {
    question: 'What happens when I arrive, and how long does it take?',
    answer: [
      'First you talk for a few minutes: what you’d like, what you wouldn’t. Then you pay, shower and lie down. Allow {besidesMassage} minutes on top of the massage to talk and shower. If a massage lists a ritual, a bath or tea, that’s part of its time. Afterwards you shower again and can stay {stayAfter} minutes with tea or water.',
      'You needn’t bring anything. Towels, a robe and everything for the shower are in your room. Your clothes and valuables stay there with you. Please put your phone away. For {skinOnSkin} you undress completely; for the others you can keep a towel on.',
    ],
  },
  {
    question: 'Does every massage have an ending?',
    answer: [
      'Every erotic massage includes a lingam or yoni ending, by hand, in the price you see. The two words are Sanskrit for a man’s and a woman’s sex. {lingamOnly} always have a lingam ending.',
      'No ending is hurried. If it’s early, the rest of your time is still yours. If it doesn’t happen, that’s all right too. You can also do without one: say so, and we’ll finish quietly.',
    ],
  },
  {
    question: 'What are the limits, and may I touch my masseuse?',
    answer: [
      'There’s no intercourse and no oral contact in any massage. The ending is by hand. Nothing happens that hasn’t been agreed.',
      'You may touch your masseuse only in ways the two of you agreed beforehand, in words. In {skinOnSkin} her body touches yours, but where your hands may go is still agreed first. The page of each massage says what she wears. Neither of you may take photographs or record anything.',
    ],
  },
  {
    question: 'What if I want to stop halfway?',
    answer:
      'You can stop at any time, for any reason: tell your masseuse and she stops. In the first {refundWithin} minutes you get your money back. After that, the agreed time isn’t refunded.',
  },
  {
    question: 'Can I choose my masseuse[men|, or ask for a man]?',
    answer: [
      'Yes to both, subject to availability. Ask for someone by name, or describe what you like and we’ll suggest someone. If the person you chose isn’t in, we’ll tell you first.',
      'Besides the {masseuses} women, {men} men work here by arrangement, with {menHoursAhead} hours’ notice. They don’t have profiles.',
      '{speaking.english} speak English. If you and your masseuse have no language in common, you agree your limits with our reception first.',
    ],
    links: [{ to: 'masseuses', text: 'The {masseuses} profiles' }],
  },
  {
    question: 'Are women [couples|and couples ]welcome?',
    answer: [
      'Yes, whenever we’re open. Women can have a yoni massage or, with a yoni ending, any of the {massages} (except {lingamOnly}). A woman gives the massage or, with {menHoursAhead} hours’ notice, a man.',
      'Couples lie side by side with one masseuse each. Both of you get the full time. You agree beforehand what the two of you may do meanwhile. Couples and yoni massages are priced on request.',
      'Two women, two men, a trans guest: tell us what you’d like, and we’ll tell you how we’d arrange it.',
    ],
    links: [{ to: 'message', text: 'Ask for a price' }],
  },
  {
    question: 'Do you offer [fourHands|four-hands][fourHands men| and ][men|gay] massages?',
    answer:
      'Yes, both on request. We tell you the price before you decide. In a four-hands massage two masseuses work together. Paradise always has four hands, at the price on its page. A gay massage is given by a man, with {menHoursAhead} hours’ notice.',
    links: [{ to: 'message', text: 'Ask about these massages' }],
  },
  {
    question: 'Do I have to book, and when will I hear from you?',
    answer: [
      'Walk-ins are welcome, but we recommend booking: it secures your time and your masseuse.',
      'Write in English, Spanish or French. Messages in English are answered {answerHours}, usually within {answeredWithin} minutes. We answer the telephone until we close.',
      'Our confirmation goes to the e-mail address or phone number you left. It gives your first name and the day and time of ‘your appointment’, and names the massage only if you ask us to. If you leave a number, tell us whether you’d rather have a call or a message. There’s no deposit.',
    ],
    lastStarts: true,
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
      'Before the massage, in the room. At a hotel, on arrival. You can pay in cash, by Visa, Mastercard or Amex, through PayPal or in cryptocurrencies. Prices are in euros and include VAT. Other currencies may incur fees. We’ll tell you how much before you decide.',
      'There’s no deposit, and tips aren’t expected.',
    ],
  },
  {
    question: 'Do you visit hotels?',
    needs: 'hotels',
    answer: [
      'Yes, within Barcelona. The first visits start at {hotel.from}, the last {hotel.lastStart}. Call or write at least {hotel.notice} ahead. A visit lasts at least {hotel.least} minutes. {hotel.short} are too short alone, so you combine them with another massage. You pay on arrival.',
      'The massage costs the same as at the centre. We add a small transport supplement and tell you the amount before anyone sets out. {staying} stay at the centre. {travellingWithLess} travels without its gel and mattress.',
    ],
    links: [{ to: 'hotels', text: 'How hotel visits work' }],
  },
  {
    question: 'How clean is everything, and when should I stay at home?',
    answer: [
      'Each room is aired and made up afresh for each guest. Sheets and towels are clean. Mattresses and accessories are disinfected after use. Both you and your masseuse shower before the massage.',
      'Please don’t visit with a fever or a skin infection, within weeks of an operation, or when pregnant unless your doctor agrees. We don’t ask for a health report, so please don’t put one in the form.',
    ],
  },
  {
    question: 'How old do I have to be, and do you turn people away?',
    answer:
      'You have to be {adultAge} or over, to use this website as well as to visit. If there’s any doubt, we ask for a document, look at it and hand it back. We turn away anyone who is drunk or drugged, who is rude, or who asks for intercourse or oral contact.',
  },
];
