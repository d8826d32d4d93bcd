/** A number of things: '1 request', '57 requests'. */
export const countText = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;
