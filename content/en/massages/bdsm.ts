import type { Texts } from '../../textTypes/texts.ts';

export const bdsm = {
  title: 'BDSM',
  seoTitle: 'BDSM massage in Barcelona, with a safe word',
  description:
    'Massage alternates with rope, blindfold and wax, all of it agreed first. A safe word, sober heads, and a blanket at the end. {prices}.',
  subtitle: 'with care',
  summary: 'Gentle dominance, a safe word, and a blanket at the end',
  features: ['Nothing meant to leave marks', 'Obey, or give the orders'],
  intro:
    'Giving up control only works in careful hands. So you settle everything first and choose a word that stops it all. After that, tension and tenderness take turns.',
  sections: [
    {
      heading: 'The agreement',
      paragraphs: [
        'You sit together, still dressed, and talk it through. Have you done this before? What draws you? What’s out of the question? Is a wrist or shoulder sore? You end up with a short list and a safe word. Say the word and everything stops, at once, without discussion. A plain ‘stop’ always does the same.',
        'Stop within the first {refundWithin} minutes of the massage and we refund you in full.',
      ],
    },
    {
      heading: 'What may be on the list',
      paragraphs: [
        'Nothing we do is meant to leave marks, and you both come to it sober. Within that, you might choose:',
      ],
      bullets: [
        'Rope that holds and doesn’t tighten',
        'A blindfold, so that every touch arrives unannounced',
        'Light impact, never more than you’ve asked for',
        'Low-temperature wax, pleasantly warm on the skin',
      ],
    },
    {
      heading: 'Tension, then care',
      paragraphs: [
        'You are massaged throughout. A knot is tied, and the bound arm is stroked from shoulder to wrist. A drop of wax falls, and a palm covers the place. Your masseuse watches how you breathe and asks, now and then, for a nod. The ending is as gentle or as strict as you asked for.',
      ],
    },
    {
      heading: 'Which side will you try?',
      paragraphs: [
        'Do as you’re told, and there’s nothing left to decide. Or give the orders, within the list, and find out how closely you have to listen. If you can’t decide, start by receiving.',
      ],
    },
    {
      heading: 'Afterwards',
      paragraphs: [
        'There’s a blanket, water and time to lie still, with company or without. You may feel shaky or tearful for a while. That’s normal, and your masseuse will ask how you are.',
      ],
    },
  ],
  benefitsTitle: 'What people look for in it',
  benefits: [
    'Orders to follow, or to give, and one word that ends them',
    'The second before a touch that you can’t see coming',
    'Rope that holds you, and hands that untie it',
  ],
  includes: {
    60: [
      'A talk first: limits and safe word',
      'Shower before and after',
      'Massage alternating with rope, blindfold and touch',
      'Lingam or yoni ending',
      'Blanket, water and quiet at the end',
    ],
  },
} satisfies Texts['massages']['bdsm-massage'];
