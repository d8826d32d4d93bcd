const units = { w: 'weeks', d: 'days', h: 'hours' } as const;

const unitMs = { weeks: 7 * 86_400_000, days: 86_400_000, hours: 3_600_000 } as const;

type Unit = (typeof units)[keyof typeof units];

/** A span of time as people write it, such as `2w`, `7d` or `12h`; `null` for any other text. */
export const readSpan = (text: string): { count: number; unit: Unit } | null => {
  const [, count, letter] = /^(\d{1,4})([wdh])$/.exec(text) ?? [];
  return letter ? { count: Number(count), unit: units[letter as keyof typeof units] } : null;
};

/** The same in milliseconds, where a day is 24 hours. */
export const spanMs = (text: string): number | null => {
  const span = readSpan(text);
  return span && span.count * unitMs[span.unit];
};
