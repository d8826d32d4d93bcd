/** The texts below a value by their place in it. */
export const textsBelow = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsBelow) : [];
};
