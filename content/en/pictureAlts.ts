import type { Texts } from '../textTypes/texts.ts';

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
  'masseuses/chiara': 'A pale pink peony in full bloom, a round bud below it, against a dark red curtain.',
  'masseuses/alba':
    'An open white magnolia between two closed buds on a bare branch, against a dark curtain.',
  'masseuses/mila': 'A violet-blue iris with slender leaves against a dark blue curtain.',
  'masseuses/nora': 'A single red rose on a straight stem, against a dark red curtain.',
  'masseuses/bua': 'A pink lotus flower among round leaves on dark, still water.',
  'masseuses/vera': 'Two white calla lilies, one taller than the other, against a dark green curtain.',
  'masseuses/carla': 'A branch of magenta bougainvillea against a dark purple curtain.',
  'gallery/01':
    'A low futon with a wine-red throw on tatami mats, in a candlelit room with three arched niches.',
  'gallery/02': 'The futon in close-up: ivory pillows, a golden cushion, the red throw and a lit candle.',
  'gallery/03':
    'A round marble bath on a stone step, petals floating on the water and candles standing around it on patterned tiles.',
  'gallery/04': 'Red and pale pink petals on the dark water of the marble bath, under a brass tap.',
  'gallery/05':
    'A corridor of plaster arches, one behind another, with lit lanterns above a patterned tile floor.',
  'gallery/06': 'Three round lanterns glowing under a row of plaster arches.',
  'gallery/07':
    'A reception desk of fluted wood with a marble top, a brass lamp and red roses, in front of a petrol-green wall with lit niches.',
  'gallery/08': 'A brass lamp lights a notebook and a pen on the marble of the reception desk.',
  'gallery/09':
    'An arched balcony window over the roofs of Barcelona at dusk, with floor cushions, candles and a small marble table inside.',
  'gallery/10':
    'A scrolled iron balcony railing and a vase of pink flowers, with the lit windows of the city blurred beyond.',
  'gallery/11':
    'Wooden shelves in an arched niche, with rolled and folded towels, bottles of amber oil, candles and vases.',
  'gallery/12': 'Glass bottles of amber oil and two lit candles on a wooden shelf.',
  'gallery/13':
    'A low round table with a brass teapot on tatami mats, with floor cushions and lanterns around it.',
  'gallery/14': 'A brass teapot, three small glasses of tea and a bowl on a round brass tray.',
  'gallery/15':
    'Wooden lattice screens throw patterned shadows across the walls of a warm room with cushions and candles.',
  'gallery/16': 'Blossom branches in a clay vase, beside a wall patterned with the shadow of a lattice.',
  'gallery/17':
    'A round mirror in a brass frame above a console table with candles and red roses, on a petrol-green wall between red curtains.',
  'gallery/18': 'Red roses in a vase, a brass bowl and lit candles on a marble console below a round mirror.',
  'gallery/19':
    'A curved wine-red chaise longue with brass piping on a round rug, candles on the floor and in a lit niche behind.',
  'gallery/20': 'The wine-red chaise longue from one end, with a golden cloth draped over its curve.',
  hotels:
    'A panelled hotel corridor with wall lamps, where a wooden door numbered 27 stands ajar on a lamplit room.',
  casting:
    'A dressing table with pale pink peonies and small bottles on a brass tray, and a mirror framed by light bulbs.',
  about:
    'An arched doorway with red curtains tied back, a lantern behind it and candles on the tiled floor in front.',
  'tour-poster':
    'The main room seen from the front: a low futon on tatami mats, three arched niches, lanterns and candles.',
} satisfies Texts['pictureAlts'];
