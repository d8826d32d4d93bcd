import {
  type FieldRule,
  formOrder,
  type RequestField,
  type RequestKind,
  requestFields,
  type requestKinds,
} from './requestFields.ts';

type Rules = typeof requestFields;

/** Fields whose rule has a certain `requiredFor`. */
type FieldRequiredFor<Kinds> = {
  [F in RequestField]: Rules[F] extends { requiredFor: Kinds } ? F : never;
}[RequestField];

type RequiredField = FieldRequiredFor<readonly RequestKind[]>;

/** Fields without which there is no request of any kind. */
export type AlwaysRequired = FieldRequiredFor<typeof requestKinds>;

type LimitedField = { [F in RequestField]: Rules[F] extends { max: number } ? F : never }[RequestField];

/** The reasons for which a text is refused. */
export type TextProblem =
  | `${RequiredField}Missing`
  | `${LimitedField}TooLong`
  | 'serviceTooShort'
  | 'emailInvalid';

/**
 * Cuts combining marks beyond 30 in a row, because `normalize` sorts a run of marks in quadratic time. The lookbehind
 * keeps the search linear: without it, the search starts again at each mark of a shorter run.
 */
export const limitMarks = (text: string): string => text.replace(/(?<!\p{M})(\p{M}{30})\p{M}+/gu, '$1');

/** Everything that `cleanText` does before it normalises. */
const cleanRaw = (text: string): string =>
  limitMarks(
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, ''),
  ).trim();

/**
 * Returns a text as it is stored: whole characters in NFC, line breaks as `\n`, no other control characters, at most 30
 * combining marks in a row, trimmed.
 */
export const cleanText = (text: string): string => cleanRaw(text).normalize('NFC');

/** NFC makes a text at most this many times shorter: four units of `ᾂ` become one. */
const longestComposition = 4;

/**
 * What can be an e-mail address: a local part without spaces and brackets, and a domain with a dot, in any script. A
 * stricter pattern would turn away people whose addresses work.
 */
const addressPattern =
  /^(?!\.)(?!.*\.[.@])[^\s@"<>()[\],:;\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/** Returns the problem of a text in a field, or `null`. An absent text is empty. */
export const problemOf = (field: RequestField, kind: RequestKind, raw: string): TextProblem | null => {
  const { min = 1, max = Number.POSITIVE_INFINITY, requiredFor = [] }: FieldRule = requestFields[field];
  const cleaned = cleanRaw(raw);
  // Refuse before normalising, because normalising a long text takes long.
  if (cleaned.length > longestComposition * max) return `${field as LimitedField}TooLong`;
  const text = cleaned.normalize('NFC');
  if (text.length > max) return `${field as LimitedField}TooLong`;
  if (field === 'email' && text !== '' && !addressPattern.test(text)) return 'emailInvalid';
  if (!requiredFor.includes(kind) || text.length >= min) return null;
  return field === 'service' && text !== '' ? 'serviceTooShort' : `${field as RequiredField}Missing`;
};

/** The problems of what a form holds, of each field at most one, in the form's order. */
export const problemsOf = (
  values: Partial<Record<RequestField, string>>,
  kind: RequestKind,
): Partial<Record<RequestField, TextProblem>> =>
  Object.fromEntries(
    formOrder.flatMap((field) => {
      const problem = problemOf(field, kind, values[field] ?? '');
      return problem ? [[field, problem]] : [];
    }),
  );

type ProblemWords<Problem extends string> = {
  /** The text of each problem at its field. */
  problems: Record<Problem, string>;
  /** The text for the whole where something required is missing. */
  missing: string;
  /** The text for the whole where several fields are wrong. */
  checkFields: string;
};

/**
 * Problems in words: a text at each field, and one for the whole, which is the only field's own where there is one and
 * nothing is missing.
 */
export const tellProblems = <Field extends string, Problem extends string>(
  problems: Partial<Record<Field, Problem>>,
  words: ProblemWords<Problem>,
): { message: string; errors: Partial<Record<Field, string>> } => {
  const found = Object.entries(problems) as [Field, Problem][];
  const errors = Object.fromEntries(found.map(([field, problem]) => [field, words.problems[problem]]));
  const texts: string[] = Object.values(errors);
  const own = texts.length === 1 ? texts[0] : undefined;
  const isMissing = found.some(([, problem]) => problem.endsWith('Missing'));
  const message = isMissing ? words.missing : (own ?? words.checkFields);
  return { message, errors: errors as Partial<Record<Field, string>> };
};
