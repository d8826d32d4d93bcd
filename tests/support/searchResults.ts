/** How many characters of a page's title and description search results show. */
export const shownInResults = { title: 59, description: 154 } as const;
