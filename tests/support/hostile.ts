import fc from 'fast-check';

/** Characters that control terminals, reorder or hide text, start formulas, or are incomplete. */
const dangerous = [
  ...['\u001b[2J', '\u001b]0;x\u0007', '\u009b31m', '\u0000', '\u0008', '\r', '\n', '\r\n', '\t', '\u007f'],
  ...['\u0085', '\u200e', '\u200f', '\u061c', '\u202e', '\u2066', '\u2069', '\u2028', '\u2029', '\ufeff'],
  ...[
    '\u200d',
    '\ud800',
    '\udfff',
    'e\u0301',
    '\u0301',
    '👩‍👩‍👧',
    '愛',
    '=',
    '+',
    '-',
    '@',
    ';',
    ',',
    '"',
    "'",
  ],
  ...['\\', '<script>', '&amp;', '%00', '$(x)', '{{x}}'],
];

/** Hostile texts. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: fc.constantFrom(...dangerous), maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '=HYPERLINK("https://evil.example")',
    '+1+1',
    '-2+3',
    '@SUM(1)',
    '\t=1',
    '＝1',
    '__proto__',
  ),
);
