/** Loads the code of each island. `X.island.tsx` exports the component `X`. */
export const islands = {
  Embed: () => import('./Embed.island.tsx'),
  Lightbox: () => import('./Lightbox.island.tsx'),
  Notices: () => import('./Notices.island.tsx'),
  RequestForm: () => import('./RequestForm.island.tsx'),
  Tooltips: () => import('./Tooltips.island.tsx'),
} as const;

export type IslandName = keyof typeof islands;
