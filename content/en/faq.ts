import type { FaqItem } from '../shapes.ts';

/** What people ask before they come. `{metro}`, `{answerHours}` and `{adultAge}` are filled in. */
export const faq: readonly FaqItem[] = [
  {
    question: 'I have never done this. May I still come?',
    answer:
      'Of course; for many people who ring the bell it is the first time. Say so when you arrive. Your masseuse will explain each step before it happens, and you can ask her to slow down or to stop with a word. Lingam and the shorter Tantra are good places to start.',
  },
  {
    question: 'Is it discreet at the door?',
    answer:
      'It looks like any building door in the Eixample, and the bell has no sign. Somebody opens and takes you straight to a room, so you never sit waiting with other guests. When you leave, we make sure first that the corridor is empty.',
  },
  {
    question: 'How do I get there?',
    answer:
      'The nearest metro stops: {metro}. Both are a short walk away. The address is at the foot of every page. From Plaça Catalunya, or from the airport coach that stops there, you can come on foot.',
  },
  {
    question: 'Do I have to book?',
    answer:
      'No, walk-ins are welcome. A reservation is the better plan all the same: it makes sure of the hour and of the person. For anything that takes two masseuses, or for a massage as a couple, please let us know beforehand.',
  },
  {
    question: 'When will I have an answer, and in which language?',
    answer:
      'Write in English, Spanish or French. Questions in English are answered {answerHours}. A message on the form is a request: it becomes a booking once we have agreed the hour with you. Which languages each masseuse speaks is written on her profile; very little talking is needed.',
  },
  {
    question: 'Can I choose who gives the massage?',
    answer:
      'Yes. Read the profiles and ask for somebody by name, or tell us what you like and let us suggest. You can also choose between a woman and a man. Both depend on who is available that day; if your choice is not, we tell you before you come.',
  },
  {
    question: 'Are women and couples welcome?',
    answer:
      'Both are, at any hour we are open. A woman who comes alone can have any massage that suits her, with a yoni ending, from a woman or a man. Couples lie side by side, each with a masseuse of their own, or share certain massages; ask when you book.',
  },
  {
    question: 'Does every massage have an ending?',
    answer:
      'Every erotic massage includes one, lingam or yoni, in the price that you see. It is part of the massage and comes in its own time. If you would rather do without, say so; a massage can very well close with quiet and a blanket.',
  },
  {
    question: 'Can I have a four-hands massage?',
    answer:
      'Yes, on request. Two masseuses work together, at the same pace or each at her own. The price depends on the massage, so ask us. Paradise is always given by two, and its price is on its page.',
  },
  {
    question: 'Do you come to hotels, and what does that cost?',
    answer:
      'We come to hotels within Barcelona. The massage costs the same as at the centre, and a small supplement is added for the journey. We name the amount when you book, so that you know the whole sum before you agree to anything.',
  },
  {
    question: 'How can I pay?',
    answer:
      'In cash, by Visa, Mastercard or Amex, through PayPal or in cryptocurrencies. Prices are in euros and include VAT. You may ask to pay in another currency, but that may incur fees; we will tell you how much before you decide.',
  },
  {
    question: 'What should I bring?',
    answer:
      'Yourself, and enough time not to look at a clock. Towels, a robe and everything for the shower are in your room. Leave jewellery at home if you can. If you like a particular kind of music, bring it on your phone.',
  },
  {
    question: 'How clean is everything?',
    answer:
      'Every room is aired and made up afresh for each guest, with clean sheets and towels, and mattresses and accessories are disinfected after use. You shower before the massage, and so does your masseuse. If you are unwell or have something contagious, please come another day.',
  },
  {
    question: 'What if I am late, or cannot come?',
    answer:
      'Call or write as soon as you know, and we will gladly find another hour. If you are late, you have as much of your time as the next reservation leaves free, and we tell you how much that is before you begin.',
  },
  {
    question: 'How old do I have to be?',
    answer:
      'At least {adultAge}. That goes for the website as well as for the centre, and for both of you if you come as a couple. In case of doubt we ask to see a document; we look at it, hand it back and write nothing down.',
  },
  {
    question: 'Is there anything you do not offer?',
    answer:
      'Yes: whatever was not agreed beforehand. Each massage page says what is included, your masseuse says what she gives, and pressing for more ends the visit. Photographs and recordings are out of the question, by either side. So are guests who have drunk too much.',
  },
];
