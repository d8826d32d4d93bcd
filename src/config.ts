import { resolve } from 'node:path';
import proxyAddr from 'proxy-addr';
import * as z from 'zod';
import { business } from '../content/business.ts';
import { databaseUrl } from './databaseUrl.ts';
import { digestSecret } from './digests/digestSecret.ts';
import { emailAddresses, program, smtpUrl } from './notify/settings.ts';
import { projectRoot } from './projectRoot.ts';
import { recipientList } from './sealing/recipients.ts';
import { spanMs } from './spans.ts';
import { unknownVariables } from './unknownVariables.ts';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

/** A web address; `null` for any other text. */
const webUrlOf = (value: string): URL | null => {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

/** Paths can be appended to it. */
const isBase = (value: string): boolean => {
  const url = webUrlOf(value);
  return url !== null && !url.search && !url.hash && !url.username;
};

/** What may be embedded; empty turns it off. */
const embedUrl = z
  .string()
  .refine((value) => value === '' || webUrlOf(value) !== null, 'must be an absolute http(s) URL, or empty');

const origin = z
  .string()
  .refine(
    (value) => isBase(value) && new URL(value).pathname === '/',
    'must be an http(s) origin without a path, like https://www.example.com',
  )
  .transform((value) => new URL(value).origin);

/** Whether Express will understand a list of addresses, ranges and its names for ranges. */
const isProxyList = (value: string): boolean => {
  const parts = value.split(',').map((part) => part.trim());
  // It would take a number for an address that is written without dots.
  if (parts.some((part) => /^\d\w*$/.test(part))) return false;
  try {
    return Boolean(proxyAddr.compile(parts));
  } catch {
    return false;
  }
};

/** Express's `trust proxy`: a switch, a number of hops, or a list of addresses and ranges. */
const trustProxy = z.string().transform((value, context): boolean | number | string => {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  if (isProxyList(value)) return value;
  context.addIssue('must be true, false, a number of proxies or a list of addresses');
  return z.NEVER;
});

const hourMs = 3_600_000;

const interval = z.string().transform((value, context): number => {
  const ms = spanMs(value);
  if (ms !== null && ms >= hourMs && ms <= 365 * 24 * hourMs) return ms;
  context.addIssue('must be a span from 1h to 365d, like 12h or 7d');
  return z.NEVER;
});

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the site comes with; the addresses are invented, like the centre. */
const embeds = { MAP_EMBED_URL: business.embeds.map, TOUR_EMBED_URL: business.embeds.tour };

const environment = z
  .object({
    HOST: z.string().default('0.0.0.0'),
    PORT: wholeNumber(0, 65535).default(3000),
    SITE_ORIGIN: origin.optional(),
    DATABASE_PATH: z
      .string()
      .refine((path) => !/^(:memory:|file:)/.test(path.trim()), 'must be the path of a file')
      .default('db/bookings.sqlite')
      .transform((path) => resolve(projectRoot, path)),
    DATABASE_URL: databaseUrl.optional(),
    DIGEST_SECRET: digestSecret.optional(),
    DIGEST_KEY_FILE: z
      .string()
      .transform((path) => resolve(projectRoot, path))
      .optional(),
    ASSETS_DIR: z
      .string()
      .transform((path) => resolve(projectRoot, path))
      .optional(),
    IMAGE_CDN_URL: z
      .string()
      .refine(isBase, 'must be an absolute http(s) URL without query and fragment')
      .transform((value) => value.replace(/\/+$/, ''))
      .default(''),
    MAP_EMBED_URL: embedUrl.default(embeds.MAP_EMBED_URL),
    TOUR_EMBED_URL: embedUrl.default(embeds.TOUR_EMBED_URL),
    TRUST_PROXY: trustProxy.default(false),
    RATE_LIMIT_MAX: wholeNumber(1, 1_000_000).default(10),
    RATE_LIMIT_WINDOW_S: wholeNumber(1, 86_400).default(600),
    BACKUP_DIR: z
      .string()
      .transform((path) => resolve(projectRoot, path))
      .optional(),
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
  .transform(({ DIGEST_KEY_FILE, ...others }) => ({
    ...others,
    DIGEST_KEY_FILE: DIGEST_KEY_FILE ?? `${others.DATABASE_PATH}.digest-key`,
  }));

/** How the server is set up; every value is sound. */
export type Config = z.output<typeof environment>;

/** The variables of embeds whose address is still the invented one that the site comes with. */
export const placeholdersIn = (config: Config): string[] =>
  Object.entries(embeds)
    .filter(([name, placeholder]) => config[name as keyof typeof embeds] === placeholder)
    .map(([name]) => name);

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.in.shape);

/** What is not repeated to whoever reads why the start failed: it holds a password, or somebody put a secret key there. */
const secrets = ['SMTP_URL', 'BOOKINGS_RECIPIENT', 'DATABASE_URL', 'DIGEST_SECRET'];

/** Variables that say nothing without each other. */
const pairs = [
  ['SMTP_URL', 'NOTIFY_TO'],
  ['NOTIFY_TO', 'SMTP_URL'],
  ['DATABASE_URL', 'DIGEST_SECRET'],
  ['DIGEST_SECRET', 'DATABASE_URL'],
] as const;

/** Variables that say nothing beside another one, and why. */
const clashes = [
  ['BACKUP_DIR', 'DATABASE_URL', 'it is for the SQLite file, and copies of PostgreSQL are made with pg_dump'],
] as const;

/** Reads the configuration from environment variables. An empty one counts as not set, but for an embed, which it turns off. */
export const readConfig = (variables: Record<string, string | undefined>) => {
  const set = Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value?.trim() === '' ? '' : value] as const)
      .filter(([name, value]) => value || (value === '' && name in embeds)),
  );
  const result = environment.safeParse(set);
  const unsound = (result.error?.issues ?? []).map(({ path: [key = ''], message }) => {
    const name = String(key);
    return `${name} ${message}${secrets.includes(name) ? '' : `, not '${set[name]}'`}.`;
  });
  const alone = pairs
    .filter(([name, other]) => set[name] && !set[other])
    .map(([name, other]) => `${name} needs ${other} beside it, which is not set.`);
  const { PORT: port, METRICS_PORT: metricsPort } = result.data ?? {};
  const isSame = metricsPort !== undefined && metricsPort !== 0 && metricsPort === port;
  const same = isSame ? [`METRICS_PORT must be another port than PORT, not '${metricsPort}'.`] : [];
  const clashing = clashes
    .filter(([name, other]) => set[name] && set[other])
    .map(([name, other, reason]) => `${name} must not be set beside ${other}: ${reason}.`);
  const unknown = unknownVariables(Object.keys(variables), settingNames);
  const problems = [...unsound, ...alone, ...same, ...clashing, ...unknown];
  if (result.success && problems.length === 0) return { ok: true, config: result.data } as const;
  return { ok: false, problems } as const;
};
