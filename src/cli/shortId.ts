/** What is shown of an id; any prefix that is unique will do for `show` and `mark`. */
export const shortId = (id: string): string => id.slice(0, 8);
