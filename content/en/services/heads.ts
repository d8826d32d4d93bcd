import type { ServiceSlug } from '../../catalogue.ts';
import type { ServiceHead } from '../../service-words.ts';

/** Titles and descriptions for search engines and social cards, by massage. */
export const serviceHeads = {
  'tantra-massage': {
    seoTitle: 'Tantra massage in Barcelona, slow and full-body',
    description:
      'Candlelight, breath and warm oil from the feet to the neck, with a lingam or yoni ending. For first visits, for old hands and for couples.',
  },
  'lingam-massage': {
    seoTitle: 'Lingam massage in Barcelona, the tantric way',
    description:
      'A tantric hand massage in a taught order, with pauses and breath. Short and precise; a good first visit to our centre in the Eixample.',
  },
  'nuru-massage': {
    seoTitle: 'Nuru massage in Barcelona with warm seaweed gel',
    description:
      'Clear nori gel on a heated mattress, and a masseuse who glides with her whole body. What to expect, how to move, and two versions to choose from.',
  },
  'body-to-body-massage': {
    seoTitle: 'Body to Body massage with warm oil in Barcelona',
    description:
      'Massage given with forearms, chest, belly and legs, skin on skin, on a futon in the Eixample. How it works, and how it differs from nuru.',
  },
  'prostate-massage': {
    seoTitle: 'Prostate massage in Barcelona, calm and careful',
    description:
      'Explained first, external before internal, with a glove and at your word. A slow prostate massage, and answers to the questions one rarely asks.',
  },
  'sensitive-massage': {
    seoTitle: 'Sensitive massage in Barcelona: feather and silk',
    description:
      'Feather, silk, breath and fingertips with hardly any pressure, blindfold optional. For busy heads, and for anyone coming back to touch.',
  },
  'supreme-massage': {
    seoTitle: 'Supreme massage in Barcelona: oil, body and tantra',
    description:
      'An oil massage, body to body and a slow tantric ending, joined in one evening. Two lengths; the longer has two lingam endings and tea between.',
  },
  'fetish-massage': {
    seoTitle: 'Fetish massage in Barcelona, agreed in private',
    description:
      'Leather, latex, silk, heels or a role: you say what you like, we say what we do, and the massage stays at the heart of it. Discreet, in the Eixample.',
  },
  'bdsm-massage': {
    seoTitle: 'BDSM massage in Barcelona, with a safe word',
    description:
      'Rope, blindfold and warm wax in turn with massage, all of it agreed beforehand. Sober, no marks, and a blanket and quiet at the end.',
  },
  'paradise-massage': {
    seoTitle: 'Paradise: four-hands massage in Barcelona',
    description:
      'Two masseuses, a marble bath and four hands with warm oil. The longer Paradise adds a second lingam ending and a glass of cava or a cocktail.',
  },
  'tantric-divan-massage': {
    seoTitle: 'Tantric Divan massage in Barcelona, for one or two',
    description:
      'Tantra on a curved chaise longue: hot towels, stretching and slow strokes, sitting or reclining. Comfortable, too, if lying flat is difficult.',
  },
  'desire-massage': {
    seoTitle: 'Desire massage in Barcelona, composed with you',
    description:
      'Choose three elements from oil and nuru gel to mirror, music and blindfold. Your masseuse puts them in order and leads. Two versions.',
  },
} satisfies Record<ServiceSlug, ServiceHead>;
