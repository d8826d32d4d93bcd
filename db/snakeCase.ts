/** The column that a property is kept in: `serviceSlug` in `service_slug`. */
export const snakeCase = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
