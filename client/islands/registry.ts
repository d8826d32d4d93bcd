/** How the code of each island is fetched. A new `X.island.tsx` is entered here, and rendered with `views/Island.tsx`. */
export const islands = {
  Embed: () => import('./Embed.island.tsx').then(({ Embed }) => Embed),
  Lightbox: () => import('./Lightbox.island.tsx').then(({ Lightbox }) => Lightbox),
  Notices: () => import('./Notices.island.tsx').then(({ Notices }) => Notices),
  RequestForm: () => import('./RequestForm.island.tsx').then(({ RequestForm }) => RequestForm),
  Tooltips: () => import('./Tooltips.island.tsx').then(({ Tooltips }) => Tooltips),
} as const;

export type IslandName = keyof typeof islands;

/** Islands that are woken together with another, because they are about to be needed. */
export const companions: Partial<Record<IslandName, IslandName>> = { RequestForm: 'Notices' };
