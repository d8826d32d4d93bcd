/**
 * What the centre has. Set a line to `false` to leave the thing out. Everything that names it goes with it: a page
 * of `routes.ts`, a massage, a section or a question with the field `needs`, a link to it, and in texts the words
 * between the bars of `[hotels|with hotels|without]`.
 */
export const offers = {
  /** Hotel visits: their page, question and extra, the place of each massage, the supplement. */
  hotels: true,
  /** The page for job applicants, and applications in the privacy policy. */
  casting: true,
  /** The page of pictures, and the pictures on the home page. */
  gallery: true,
  /** The page about the centre, with the tour. */
  about: true,
  /** Massages for couples: the extra, the message about them, their line beside a massage, a specialty. */
  couples: true,
  /** Four-hands massages: the message about them, and massages that two masseuses give. */
  fourHands: true,
  /** Men who give massages: the gay massage, the message about it, the notice that men need. */
  men: true,
  /** The map in the footer. The cookie banner asks about the map and the tour; without both there is no banner. */
  map: true,
  /** The 3D tour on the page about the centre. */
  tour: true,
};

export type Offer = keyof typeof offers | 'embeds';

/** Whether the centre has a thing. The embeds are the map and the tour. */
export const isOffered = (offer: Offer): boolean => {
  if (offer === 'embeds') return isOffered('map') || isOffered('tour');
  return offers[offer] && (offer !== 'tour' || offers.about);
};

/** Leaves out the items that need something that the centre does not have. */
export const keepOffered = <Items extends readonly object[]>(items: Items): Items =>
  items.filter((item: { needs?: Offer }) => !item.needs || isOffered(item.needs)) as unknown as Items;
