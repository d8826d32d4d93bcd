type Values = Readonly<Record<string, string | number | undefined>>;

/** A placeholder: `{name}`, `{some.name}`, `{walk.Plaça Universitat}`. */
export const placeholder = /\{([^{}]+)\}/g;

/** Replaces the placeholders of a text. Throws if a placeholder has no value. */
export const fill = (text: string, values: Values): string =>
  text.replace(placeholder, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in '${text}'`);
    return String(value);
  });

/** Copies texts and replaces the placeholders that have a value. The others stay, to be filled in later. */
export const fillKnown = <T>(texts: T, values: Values): T => {
  const fillAny = (inner: unknown): unknown => {
    if (typeof inner === 'string')
      return inner.replace(placeholder, (typed, name: string) => String(values[name] ?? typed));
    if (Array.isArray(inner)) return inner.map(fillAny);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [key, fillAny(part)]));
  };
  // The copy has the same shape, which `unknown` cannot express.
  return fillAny(texts) as T;
};
