import fc from 'fast-check';
import { contactService } from '../../content/bookingFields.ts';
import { massage, masseuse, titleOf } from './sample.ts';

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

/** Names of object properties and form fields. */
const fieldName = fc.constantFrom(
  ...['name', 'email', 'phone', 'service', 'masseuse', 'day', 'time', 'message', 'locale', 'website'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', ''],
);

/** JSON as deeply nested as the body limit allows. */
const nested = fc
  .constantFrom<[string, string, number]>(
    ['[', ']', 8000],
    ['{"a":', '}', 2500],
    ['[', ']', 20],
    ['[[],', ']', 300],
  )
  .map(([open, close, depth]) => `${open.repeat(depth)}1${close.repeat(depth)}`);

const jsonValue = fc.oneof(
  { weight: 4, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  fc.json({ depthSize: 'small' }),
  nested,
  fc.constantFrom(
    '1e999',
    '-1e-999',
    `1${'0'.repeat(400)}`,
    'null',
    'true',
    '{"__proto__":{"name":"x"}}',
    '""',
  ),
);

/** The fields of a request that may be valid. */
const likely = fc.record({
  name: fc.oneof(hostileText, fc.constant('Ana')),
  service: fc.oneof(
    hostileText,
    fc.constantFrom(titleOf(massage.slug), contactService, titleOf(massage.slug).toUpperCase(), 'x'),
  ),
  email: fc.constantFrom('', 'ana@example.com', 'ñ@例え.jp', '=1@x.com', '+ana@x.com', '-ana@x.com'),
  phone: fc.oneof(hostileText, fc.constantFrom('', '+34 600 111 222')),
  message: fc.oneof(hostileText, fc.constant('Friday?')),
  masseuse: fc.constantFrom('', masseuse.slug, 'nobody', '__proto__'),
  locale: fc.constantFrom('en', 'es', 'fr', '', 'xx'),
  website: fc.constantFrom('', '', '', 'https://spam.example'),
});

const pairs = (texts: fc.Arbitrary<string>) => fc.array(fc.tuple(fieldName, texts), { maxLength: 3 });

/** JSON as text, because objects cannot have duplicate keys or an own `__proto__`. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(likely, fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, pairs(jsonValue)))
      .map(([fields, others]) => {
        const members = Object.entries(fields).map(([name, text]) => [name, JSON.stringify(text)]);
        return `{${[...members, ...others].map(([name, value]) => `${JSON.stringify(name)}:${value}`)}}`;
      }),
  },
  fc
    .tuple(fieldName, nested)
    .map(([name, value]) => `{"name":"Ana","service":"Some massage","${name}":${value}}`),
  pairs(jsonValue).map(
    (members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`)}}`,
  ),
  fc.json(),
  hostileText,
);

/** A form body as text. */
export const hostileForm: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(likely, fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, pairs(hostileText)))
      .map(([fields, others]) => String(new URLSearchParams([...Object.entries(fields), ...others]))),
  },
  fc.string({ unit: fc.constantFrom('%', 'z', 'f', '=', '&', 'name', '[', ']', '+', '%00', '%ed%a0%80') }),
);
