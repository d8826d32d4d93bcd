import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { business } from '../content/business.ts';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const isWebUrl = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const isOrigin = (value: string): boolean => {
  if (!isWebUrl(value)) return false;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && !search && !hash && !username;
};

/** Paths can be appended to it. */
const isBase = (value: string): boolean => {
  if (!isWebUrl(value)) return false;
  const { search, hash, username } = new URL(value);
  return !search && !hash && !username;
};

const webUrl = z.string().refine(isWebUrl, 'must be an absolute http(s) URL');

const origin = z
  .string()
  .refine(isOrigin, 'must be an http(s) origin without a path, like https://www.example.com')
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
  context.addIssue({
    code: 'custom',
    message: 'must be true, false, a number of proxies or a list of addresses',
  });
  return z.NEVER;
});

const environment = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: wholeNumber(0, 65535).default(3000),
  SITE_ORIGIN: origin.optional(),
  DATABASE_PATH: z
    .string()
    .refine((path) => !/^(:memory:|file:)/.test(path.trim()), 'must be the path of a file')
    .default('db/bookings.sqlite'),
  IMAGE_CDN_URL: z
    .string()
    .refine(isBase, 'must be an absolute http(s) URL without query and fragment')
    .transform((value) => value.replace(/\/+$/, ''))
    .default(''),
  MAP_EMBED_URL: webUrl.default(business.embeds.map),
  TOUR_EMBED_URL: webUrl.default(business.embeds.tour),
  TRUST_PROXY: trustProxy.default(false),
  RATE_LIMIT_MAX: wholeNumber(1, 1_000_000).default(10),
  RATE_LIMIT_WINDOW_S: wholeNumber(1, 86_400).default(600),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});

/** How the server is set up; every value is sound. */
export type Config = z.output<typeof environment>;

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Reads the configuration from environment variables. An empty one counts as not set. */
export const readConfig = (variables: Record<string, string | undefined>): ConfigResult => {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(set);
  if (result.success) return { ok: true, config: result.data };
  return {
    ok: false,
    problems: result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name} ${message}, not '${set[name]}'.`;
    }),
  };
};
