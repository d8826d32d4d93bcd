import type { PictureId } from '../pictures.ts';

/** Alternative texts: what each picture shows. */
export const pictureAlts = {
  hero: 'Folds of wine-red silk with a stack of dark stones, a brass bowl of floating rose petals and, on the right, three lit candles.',
  'hero-portrait':
    'Three candles, a brass bowl with rose petals and a small stack of dark stones on folds of wine-red silk.',
  'services/tantra-massage':
    'Seven small brass bowls with burning candles in a row across dark wood, a few rose petals beside them.',
  'services/lingam-massage':
    'A smooth, upright dark stone and a glass carafe of amber oil on pale linen, with candles glowing behind.',
  'services/nuru-massage':
    'Drops of water on dark slate, with a pale orchid and a small stack of polished stones.',
  'services/body-to-body-massage':
    'Two lengths of silk, one wine red and one ivory, twisted around each other on a dark table, with candles behind.',
  'services/prostate-massage':
    'Dark polished pebbles, two of them stacked, at the centre of rings raked in fine sand.',
  'services/sensitive-massage':
    'A white feather on soft linen, with two candles and a small bottle of oil in the background.',
  'services/supreme-massage':
    'A hammered brass bowl of water on dark marble, with golden and red petals around a floating candle.',
  'services/fetish-massage':
    'A black satin bow on a wooden table, in front of a red wall with the shadow of a lattice.',
  'services/bdsm-massage': 'A neat coil of natural rope on dark wood in candlelight.',
  'services/paradise-massage':
    'Two coupes of cava on dark marble, a pale pink orchid beside them and a candle behind.',
  'services/tantric-divan-massage':
    'A curved wine-red chaise longue with brass piping and a draped cloth, in a candlelit room with an arched niche.',
  'services/desire-massage': 'A red rose among scattered petals on dark silk.',
} satisfies Record<PictureId, string>;
