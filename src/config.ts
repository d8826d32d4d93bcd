import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import * as z from 'zod';
import { business, retentionMonths } from '../content/business.ts';
import { isOffered } from '../content/offers.ts';
import {
  databaseUrl,
  dayMs,
  digestSecret,
  emailAddress,
  emailAddresses,
  embedUrl,
  hidePasswords,
  hourMs,
  interval,
  isBaseUrl,
  isLoopbackHost,
  origin,
  path,
  program,
  projectRoot,
  recipientList,
  smtpUrl,
  trustProxy,
  wholeNumber,
} from './settings.ts';

export const readVersion = (): string =>
  JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The default embeds. */
const embeds = { MAP_EMBED_URL: business.embeds.map, TOUR_EMBED_URL: business.embeds.tour };

/** Returns the SMTP user, because many servers refuse others, or `bookings@` the first recipient's domain. */
const defaultSender = (smtpUrl = '', [first]: readonly string[] = []): string | undefined => {
  const user = decodeURIComponent(URL.parse(smtpUrl)?.username ?? '');
  if (emailAddress.safeParse(user).success) return user;
  return first && `bookings@${first.slice(first.lastIndexOf('@') + 1)}`;
};

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
    MAP_EMBED_URL: embedUrl.default(embeds.MAP_EMBED_URL).transform((url) => (isOffered('map') ? url : '')),
    TOUR_EMBED_URL: embedUrl
      .default(embeds.TOUR_EMBED_URL)
      .transform((url) => (isOffered('tour') ? url : '')),
    TRUST_PROXY: trustProxy.default(false),
    RATE_LIMIT_MAX: wholeNumber(1, 1_000_000).default(10),
    RATE_LIMIT_WINDOW_S: wholeNumber(1, 86_400).default(600),
    BACKUP_DIR: path.optional(),
    BACKUP_EVERY: interval.default(dayMs),
    BACKUP_KEEP: wholeNumber(1, 10_000).default(14),
    BOOKINGS_RETENTION_DAYS: wholeNumber(1, 3650).optional(),
    SMTP_URL: smtpUrl.optional(),
    NOTIFY_TO: emailAddresses.optional(),
    NOTIFY_FROM: emailAddress.optional(),
    NOTIFY_COMMAND: program.optional(),
    BOOKINGS_RECIPIENT: recipientList.optional(),
    BOOKINGS_USER: z.string().optional(),
    METRICS_PORT: wholeNumber(0, 65535).optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  })
  .transform((config) => ({
    ...config,
    DIGEST_KEY_FILE: config.DIGEST_KEY_FILE ?? `${config.DATABASE_PATH}.digest-key`,
    NOTIFY_FROM: config.NOTIFY_FROM ?? defaultSender(config.SMTP_URL, config.NOTIFY_TO),
  }));

export type Config = z.output<typeof schema>;

type Environment = Readonly<Record<string, string | undefined>>;

export const settingNames = Object.keys(schema.in.shape);

/** Settings whose value is never repeated in a message: passwords and keys. */
const secrets = ['SMTP_URL', 'BOOKINGS_RECIPIENT', 'DATABASE_URL', 'DIGEST_SECRET'];

/** The first setting of each pair needs the second. */
const pairs = [
  ['SMTP_URL', 'NOTIFY_TO'],
  ['NOTIFY_TO', 'SMTP_URL'],
  ['NOTIFY_FROM', 'SMTP_URL'],
  ['DATABASE_URL', 'DIGEST_SECRET'],
  ['DIGEST_SECRET', 'DATABASE_URL'],
] as const;

/** Finds settings that are valid alone, but not together. */
const findConflicts = (set: Environment, config: Config | undefined): string[] => {
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

/** Unknown BOOKINGS_ variables prevent the start: a misspelt BOOKINGS_RECIPIENT would turn sealing off. */
const findUnknownNames = (names: readonly string[]): string[] =>
  names
    .filter((name) => /^BOOKINGS_/i.test(name) && !settingNames.includes(name))
    .map((name) => `${name} is not a setting: docs/configuration.md lists all settings.`);

/** Returns the variables that count as set. Empty variables count only for embeds, which they turn off. */
const pickSetVariables = (environment: Environment): Environment =>
  Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim() === '' ? '' : value] as const)
      .filter(([name, value]) => value || (value === '' && name in embeds)),
  );

export const readConfig = (environment: Environment) => {
  const set = pickSetVariables(environment);
  const { data: config, error } = schema.safeParse(set);
  const invalid = (error?.issues ?? []).map(({ path: [key = ''], message }) => {
    const name = String(key);
    return `${name} ${message}${secrets.includes(name) ? '' : `, not '${hidePasswords(set[name] ?? '')}'`}.`;
  });
  const problems = [...invalid, ...findConflicts(set, config), ...findUnknownNames(Object.keys(environment))];
  return config && problems.length === 0
    ? ({ ok: true, config } as const)
    : ({ ok: false, problems } as const);
};

/** Describes each setting for an operator, even if some are invalid. Passwords are hidden. */
export const describeConfig = (environment: Environment) => {
  const set = pickSetVariables(environment);
  const invalid = schema.safeParse(set).error?.issues.map(({ path: [name] }) => name) ?? [];
  const valid = Object.entries(set).filter(([name]) => !invalid.includes(name));
  const config = schema.parse(Object.fromEntries(valid));
  const values: Record<string, unknown> = {
    SITE_ORIGIN: `http://localhost:${config.PORT}`,
    BOOKINGS_RETENTION_DAYS: `${retentionMonths} months`,
    ...config,
    BACKUP_EVERY: set['BACKUP_EVERY'] ?? `${config.BACKUP_EVERY / hourMs}h`,
    NOTIFY_TO: set['NOTIFY_TO'],
    BOOKINGS_RECIPIENT: set['BOOKINGS_RECIPIENT'],
  };
  return settingNames.map((name) => {
    const isSet = name in set;
    const isInvalid = invalid.includes(name);
    // Passwords are hidden in URLs, and recipients are public, but a digest secret has no part to show.
    const isHidden = name === 'DIGEST_SECRET' ? isSet : isInvalid && secrets.includes(name);
    const text = hidePasswords(String((isInvalid ? set[name] : values[name]) ?? ''));
    const state = isSet ? 'set' : 'default';
    return { name, state: isInvalid ? 'invalid' : state, value: isHidden ? '(hidden)' : text };
  });
};

/** Whether a file is in a release folder, which has no sources and which the next release replaces. */
const isInRelease = (file: string): boolean => {
  const fromRoot = relative(projectRoot, file);
  return !fromRoot.startsWith('..') && !isAbsolute(fromRoot) && !existsSync(join(projectRoot, 'views'));
};

/** Whether a database URL names another host, and does not say whether to encrypt. A path is the folder of a socket. */
const isUnencrypted = (databaseUrl = ''): boolean => {
  const { host = '', searchParams } = URL.parse(databaseUrl) ?? {};
  const server = searchParams?.get('host') ?? host;
  return (
    Boolean(server) && !server.startsWith('/') && !isLoopbackHost(server) && !searchParams?.has('sslmode')
  );
};

const { phone, email, legal } = business;

/** Whether no real centre has this value: it contains many zeros, or an example. */
const isInvented = (value: unknown): boolean =>
  /0{6}|example/i.test(JSON.stringify(value).replaceAll(' ', ''));

const inventedValues = Object.entries({ phone, email, ...legal })
  .filter(([, value]) => isInvented(value))
  .map(([name]) => name);

/** Finds doubtful settings of a valid configuration. Warnings never contain values. */
export const findConfigWarnings = (
  config: Config,
  environment: Environment,
): { variables: string[]; warning: string }[] => {
  const isProduction = environment['NODE_ENV'] === 'production';
  const placeholders = (['MAP_EMBED_URL', 'TOUR_EMBED_URL'] as const).filter(
    (name) => config[name] === embeds[name] && isInvented(embeds[name]),
  );
  return [
    {
      variables: config.SITE_ORIGIN?.startsWith('https:') ? inventedValues : [],
      warning: 'content/business.ts has invented values: replace them before the site goes online',
    },
    {
      variables: isProduction ? placeholders : [],
      warning:
        'embeds have placeholder addresses: set them in content/business.ts or in these variables, empty for no embed',
    },
    {
      variables: config.TRUST_PROXY === true ? ['TRUST_PROXY'] : [],
      warning:
        'clients can choose their own address, so no limit holds: set the number or the addresses of the proxies',
    },
    {
      variables: isUnencrypted(config.DATABASE_URL) ? ['DATABASE_URL'] : [],
      warning:
        'requests and the password cross the network without encryption: add sslmode=verify-full, or sslmode=disable if the network is trusted',
    },
    {
      variables: !config.DATABASE_URL && isInRelease(config.DATABASE_PATH) ? ['DATABASE_PATH'] : [],
      warning:
        'the database is in the folder of this release: the next release would start with an empty database',
    },
  ].filter(({ variables }) => variables.length > 0);
};
