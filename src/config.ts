import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import proxyAddr from 'proxy-addr';
import * as z from 'zod';
import { business } from '../content/business.ts';
import { isPostgresUrl } from '../db/postgres/connectPostgres.ts';
import { emailAddresses, program, smtpUrl } from './notify/settings.ts';
import { projectRoot } from './project.ts';
import { recipientList } from './storage/recipients.ts';

const units = { w: 'weeks', d: 'days', h: 'hours' } as const;
const hourMs = 3_600_000;
const unitMs = { weeks: 7 * 24 * hourMs, days: 24 * hourMs, hours: hourMs };

/** Reads a duration such as `2w`, `7d` or `12h`; `null` for any other text. */
export const readDuration = (text: string): { count: number; unit: keyof typeof unitMs } | null => {
  const [, count, letter] = /^(\d{1,4})([wdh])$/.exec(text) ?? [];
  return letter ? { count: Number(count), unit: units[letter as keyof typeof units] } : null;
};

/** A duration in milliseconds, where a day has 24 hours; `null` for any other text. */
export const durationMs = (text: string): number | null => {
  const duration = readDuration(text);
  return duration && duration.count * unitMs[duration.unit];
};

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

/** A path; a relative one starts at the project or release folder. */
const path = z.string().transform((value) => resolve(projectRoot, value));

const parseWebUrl = (value: string): URL | null => {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

/** Whether paths can be appended to a URL. */
const isBaseUrl = (value: string): boolean => {
  const url = parseWebUrl(value);
  return url !== null && !url.search && !url.hash && !url.username;
};

const embedUrl = z
  .string()
  .refine(
    (value) => value === '' || parseWebUrl(value) !== null,
    'must be an absolute http(s) URL, or empty',
  );

const origin = z
  .string()
  .refine(
    (value) => isBaseUrl(value) && new URL(value).pathname === '/',
    'must be an http(s) origin without a path, like https://www.example.com',
  )
  .transform((value) => new URL(value).origin);

/** Whether Express accepts a list of addresses, ranges and names of ranges. */
const isProxyList = (value: string): boolean => {
  const parts = value.split(',').map((part) => part.trim());
  // proxy-addr reads a plain number as an IPv4 address.
  if (parts.some((part) => /^\d\w*$/.test(part))) return false;
  try {
    return Boolean(proxyAddr.compile(parts));
  } catch {
    return false;
  }
};

/** Express's `trust proxy`: a boolean, a number of proxies, or a list of addresses and ranges. */
const trustProxy = z.string().transform((value, context): boolean | number | string => {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  if (isProxyList(value)) return value;
  context.addIssue('must be true, false, a number of proxies or a list of addresses');
  return z.NEVER;
});

const interval = z.string().transform((value, context): number => {
  const ms = durationMs(value);
  if (ms !== null && ms >= hourMs && ms <= 365 * 24 * hourMs) return ms;
  context.addIssue('must be a duration from 1h to 365d, like 12h or 7d');
  return z.NEVER;
});

/** `DATABASE_URL`. */
export const databaseUrl = z
  .string()
  .trim()
  .refine(
    (value) => isPostgresUrl(value) && (URL.parse(value)?.pathname.length ?? 0) > 1,
    'must be the address of a PostgreSQL database, like postgres://user:password@db.example.com/bookings',
  );

const secretBytes = 32;

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;

/** `DIGEST_SECRET`, in hexadecimal or base64. */
const digestSecret = z
  .string()
  .trim()
  .transform((text, context): Buffer => {
    const isHex = /^(?:[0-9a-f]{2})+$/i.test(text);
    const bytes = isHex || base64.test(text) ? Buffer.from(text, isHex ? 'hex' : 'base64') : null;
    if (bytes && bytes.length >= secretBytes) return bytes;
    context.addIssue(
      `must be ${secretBytes} random bytes or more, in hexadecimal or base64: openssl rand -hex ${secretBytes} makes them`,
    );
    return z.NEVER;
  });

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The embeds that the site comes with. Their addresses are placeholders, because the centre is fictional. */
const embeds = { MAP_EMBED_URL: business.embeds.map, TOUR_EMBED_URL: business.embeds.tour };

const schema = z
  .object({
    HOST: z.string().default('0.0.0.0'),
    PORT: wholeNumber(0, 65535).default(3000),
    SITE_ORIGIN: origin.optional(),
    DATABASE_PATH: z
      .string()
      .refine((value) => !/^(:memory:|file:)/.test(value.trim()), 'must be the path of a file')
      .default('db/bookings.sqlite')
      .pipe(path),
    DATABASE_URL: databaseUrl.optional(),
    DIGEST_SECRET: digestSecret.optional(),
    DIGEST_KEY_FILE: path.optional(),
    ASSETS_DIR: path.optional(),
    IMAGE_CDN_URL: z
      .string()
      .refine(isBaseUrl, 'must be an absolute http(s) URL without query and fragment')
      .transform((value) => value.replace(/\/+$/, ''))
      .default(''),
    MAP_EMBED_URL: embedUrl.default(embeds.MAP_EMBED_URL),
    TOUR_EMBED_URL: embedUrl.default(embeds.TOUR_EMBED_URL),
    TRUST_PROXY: trustProxy.default(false),
    RATE_LIMIT_MAX: wholeNumber(1, 1_000_000).default(10),
    RATE_LIMIT_WINDOW_S: wholeNumber(1, 86_400).default(600),
    BACKUP_DIR: path.optional(),
    BACKUP_EVERY: interval.default(24 * hourMs),
    BACKUP_KEEP: wholeNumber(1, 10_000).default(14),
    BOOKINGS_RETENTION_DAYS: wholeNumber(1, 3650).optional(),
    SMTP_URL: smtpUrl.optional(),
    NOTIFY_TO: emailAddresses.optional(),
    NOTIFY_COMMAND: program.optional(),
    BOOKINGS_RECIPIENT: recipientList.optional(),
    METRICS_PORT: wholeNumber(0, 65535).optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  })
  .transform((config) => ({
    ...config,
    DIGEST_KEY_FILE: config.DIGEST_KEY_FILE ?? `${config.DATABASE_PATH}.digest-key`,
  }));

/** The configuration of the server; all values are valid. */
export type Config = z.output<typeof schema>;

type Environment = Readonly<Record<string, string | undefined>>;

const settingNames = Object.keys(schema.in.shape);

/** Settings whose value is never repeated in a message: passwords and keys. */
const secrets = ['SMTP_URL', 'BOOKINGS_RECIPIENT', 'DATABASE_URL', 'DIGEST_SECRET'];

/** Settings that have an effect only together. */
const pairs = [
  ['SMTP_URL', 'NOTIFY_TO'],
  ['NOTIFY_TO', 'SMTP_URL'],
  ['DATABASE_URL', 'DIGEST_SECRET'],
  ['DIGEST_SECRET', 'DATABASE_URL'],
] as const;

/** Problems of settings that are valid by themselves. */
const problemsBetween = (set: Environment, config: Config | undefined): string[] => {
  const problems = pairs
    .filter(([name, other]) => set[name] && !set[other])
    .map(([name, other]) => `${name} needs ${other}, which is not set.`);
  const { PORT, METRICS_PORT } = config ?? {};
  if (METRICS_PORT && METRICS_PORT === PORT)
    problems.push(`METRICS_PORT must be another port than PORT, not '${METRICS_PORT}'.`);
  if (set['BACKUP_DIR'] && set['DATABASE_URL'])
    problems.push(
      'BACKUP_DIR must not be set with DATABASE_URL: it makes copies of the SQLite file, and pg_dump makes copies of PostgreSQL.',
    );
  return problems;
};

/** Unknown variables that begin with BOOKINGS_. They stop the start, because a misspelt BOOKINGS_RECIPIENT would leave sealing off. */
const unknownNames = (names: readonly string[]): string[] => {
  const own = settingNames.filter((name) => name.startsWith('BOOKINGS_')).join(' and ');
  return names
    .filter((name) => /^BOOKINGS_/i.test(name) && !settingNames.includes(name))
    .map((name) => `${name} is no setting: the settings that begin with BOOKINGS_ are ${own}.`);
};

/**
 * Reads the configuration from environment variables, or returns one line for each problem. An empty variable counts as not
 * set, except for an embed, which it turns off.
 */
export const readConfig = (environment: Environment) => {
  const set = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim() === '' ? '' : value] as const)
      .filter(([name, value]) => value || (value === '' && name in embeds)),
  );
  const { data: config, error } = schema.safeParse(set);
  const invalid = (error?.issues ?? []).map(({ path: [key = ''], message }) => {
    const name = String(key);
    return `${name} ${message}${secrets.includes(name) ? '' : `, not '${set[name]}'`}.`;
  });
  const problems = [...invalid, ...problemsBetween(set, config), ...unknownNames(Object.keys(environment))];
  return config && problems.length === 0
    ? ({ ok: true, config } as const)
    : ({ ok: false, problems } as const);
};

const sortLetters = (text: string): string => [...text].sort().join('');

/** The Levenshtein distance: how many letters to add, remove or replace. */
const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    let left = index + 1;
    row = row.map((above, column) => {
      if (column === 0) return left;
      const replaced = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      left = Math.min(left + 1, above + 1, replaced);
      return left;
    });
  }
  return row.at(-1) ?? 0;
};

/** Letters of a setting's name for each letter that may be wrong: short names differ by less. */
const lettersPerMistake = 5;

const resembles = (name: string, setting: string): boolean => {
  const mistakes = Math.floor(setting.length / lettersPerMistake);
  if (Math.abs(name.length - setting.length) > mistakes) return false;
  const plain = name.toUpperCase();
  return sortLetters(plain) === sortLetters(setting) || editDistance(plain, setting) <= mistakes;
};

/** Variables that are no settings, each with the settings that were probably meant. */
const misspeltNames = (names: readonly string[]): string[] =>
  names
    .filter((name) => !settingNames.includes(name))
    .map((name) => ({ name, meant: settingNames.filter((setting) => resembles(name, setting)) }))
    .filter(({ meant }) => meant.length > 0)
    .map(({ name, meant }) => `${name}: ${meant.join(' or ')}?`);

/** Whether a file is in a release folder, which has no sources and which the next release replaces. */
const isInRelease = (file: string): boolean => {
  const fromRoot = relative(projectRoot, file);
  return !fromRoot.startsWith('..') && !isAbsolute(fromRoot) && !existsSync(join(projectRoot, 'views'));
};

/** Warnings about a valid configuration, for the log: the variables, and what to do. Values are not repeated. */
export const configWarnings = (
  config: Config,
  environment: Environment,
): { variables: string[]; warning: string }[] => {
  const isProduction = environment['NODE_ENV'] === 'production';
  const placeholders = (['MAP_EMBED_URL', 'TOUR_EMBED_URL'] as const).filter(
    (name) => config[name] === embeds[name],
  );
  return [
    {
      variables: isProduction ? placeholders : [],
      warning: 'embeds have placeholder addresses: set these variables, or set them to empty for no embed',
    },
    {
      variables: config.TRUST_PROXY === true ? ['TRUST_PROXY'] : [],
      warning:
        'clients can choose their own address, so no limit holds: set the number or the addresses of the proxies',
    },
    {
      variables: misspeltNames(Object.keys(environment)),
      warning: 'variables are no settings but resemble one: they have no effect',
    },
    {
      variables: isInRelease(config.DATABASE_PATH) ? ['DATABASE_PATH'] : [],
      warning:
        'the database is in the folder of this release: the next release would start with an empty database',
    },
  ].filter(({ variables }) => variables.length > 0);
};
