import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
// The browser does not load this module, so it uses the full build of zod, whose rules can be chained.
import * as z from 'zod';
import { business } from '../content/business.ts';
import { isDecodable } from './isDecodable.ts';

/** The folder of the project: the parent of `src/`, and of `dist/` where this module is bundled. */
const projectRoot = fileURLToPath(new URL('../', import.meta.url));

export const readVersion = (): string =>
  JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

const parseWebUrl = (value: string): URL | null => {
  const url = URL.parse(value);
  return url && ['http:', 'https:'].includes(url.protocol) ? url : null;
};

/** Whether paths can be appended to a URL. */
const isBaseUrl = (value: string): boolean => {
  const url = parseWebUrl(value);
  return url !== null && !url.search && !url.hash && !url.username;
};

const origin = z
  .string()
  .refine(
    (value) => isBaseUrl(value) && new URL(value).pathname === '/',
    'must be an http(s) origin without a path, like https://www.example.com',
  )
  .transform((value) => new URL(value).origin);

const baseUrl = z
  .string()
  .refine(isBaseUrl, 'must be an absolute http(s) URL without query and fragment')
  .transform((value) => value.replace(/\/+$/, ''));

const embedUrl = z
  .string()
  .refine(
    (value) => value === '' || parseWebUrl(value) !== null,
    'must be an absolute http(s) URL, or empty',
  );

/** An address, a range of addresses, or one of Express's names of ranges. */
const proxy = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

/** Whether Express accepts a list of proxies. It refuses ranges of all addresses. */
const isProxyList = (value: string): boolean => {
  const parts = value.split(',').map((part) => part.trim());
  return parts.every((part) => proxy.safeParse(part).success && !part.endsWith('/0'));
};

/** Express's `trust proxy`: a boolean, a number of proxies, or a list of addresses and ranges. */
const trustProxy = z.string().transform((value, context): boolean | number | string => {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  if (isProxyList(value)) return value;
  context.addIssue('must be true, false, a number of proxies or a list of addresses');
  return z.NEVER;
});

const emailAddress = z.email('must be one e-mail address without a name');

const emailAddresses = z.string().transform((value, context): string[] => {
  const list = value.split(',').map((address) => address.trim());
  if (list.every((address) => emailAddress.safeParse(address).success)) return list;
  context.addIssue('must be e-mail addresses without names, separated by commas');
  return z.NEVER;
});

const isSmtpUrl = (value: string): boolean => {
  const url = URL.parse(value);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return false;
  return isDecodable(url.username) && isDecodable(url.password);
};

const smtpUrl = z
  .string()
  .refine(
    isSmtpUrl,
    'must be a URL like smtps://user:password@mail.example.com, with %40 and the like for special characters in user and password',
  );

/** A path. A relative path starts at the project folder. */
const path = z.string().transform((value) => resolve(projectRoot, value));

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Returns the SMTP user, because many servers refuse others, or `bookings@` the first recipient's domain. */
const defaultSender = (smtpUrl = '', [first]: readonly string[] = []): string | undefined => {
  const user = decodeURIComponent(URL.parse(smtpUrl)?.username ?? '');
  if (emailAddress.safeParse(user).success) return user;
  return first && `bookings@${first.slice(first.lastIndexOf('@') + 1)}`;
};

const schema = z
  .object({
    HOST: z.string().default('0.0.0.0'),
    PORT: wholeNumber(0, 65_535).default(3000),
    SITE_ORIGIN: origin.optional(),
    TRUST_PROXY: trustProxy.default(false),
    // Unlike `default`, `prefault` resolves the path.
    DATABASE_PATH: path.prefault('db/bookings.sqlite'),
    RATE_LIMIT_MAX: wholeNumber(1, 1_000_000).default(10),
    RATE_LIMIT_WINDOW_S: wholeNumber(1, 86_400).default(600),
    BOOKINGS_RETENTION_DAYS: wholeNumber(1, 3650).optional(),
    SMTP_URL: smtpUrl.optional(),
    NOTIFY_TO: emailAddresses.optional(),
    NOTIFY_FROM: emailAddress.optional(),
    IMAGE_CDN_URL: baseUrl.default(''),
    MAP_EMBED_URL: embedUrl.default(business.embeds.map),
    TOUR_EMBED_URL: embedUrl.default(business.embeds.tour),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  })
  .transform((config) => ({
    ...config,
    NOTIFY_FROM: config.NOTIFY_FROM ?? defaultSender(config.SMTP_URL, config.NOTIFY_TO),
  }));

export type Config = z.output<typeof schema>;

type Environment = Readonly<Record<string, string | undefined>>;

/** The first setting of each pair needs the second. */
const pairs = [
  ['SMTP_URL', 'NOTIFY_TO'],
  ['NOTIFY_TO', 'SMTP_URL'],
  ['NOTIFY_FROM', 'SMTP_URL'],
] as const;

/** Embeds that are set to an empty text are off. Every other empty variable counts as absent. */
const mayBeEmpty = ['MAP_EMBED_URL', 'TOUR_EMBED_URL'];

const pickSetVariables = (environment: Environment): Record<string, string> => {
  const set: Record<string, string> = {};
  for (const name of Object.keys(schema.in.shape)) {
    const value = environment[name]?.trim();
    if (value !== undefined && (value !== '' || mayBeEmpty.includes(name))) set[name] = value;
  }
  return set;
};

/** Reads the settings of the site. `problems` has a sentence for the operator about each bad value. */
export const readConfig = (environment: Environment) => {
  const set = pickSetVariables(environment);
  const { data: config, error } = schema.safeParse(set);
  const problems = (error?.issues ?? []).map(({ path: [key], message }) => {
    const name = String(key);
    // The URL of the mail server has its password.
    const value = name === 'SMTP_URL' ? '' : `, not '${set[name]}'`;
    return `${name} ${message}${value}.`;
  });
  for (const [name, needed] of pairs) {
    if (set[name] && !set[needed]) problems.push(`${name} needs ${needed}, which is not set.`);
  }
  return config && problems.length === 0
    ? ({ ok: true, config } as const)
    : ({ ok: false, problems } as const);
};
