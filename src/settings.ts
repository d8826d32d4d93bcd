/** The formats of settings. A message is the end of a sentence that begins with the name of the setting. */
import { constants, existsSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import proxyAddr from 'proxy-addr';
import * as z from 'zod';
import { isPostgresUrl } from '../db/postgres/connectPostgres.ts';
import { isAccessible } from '../db/sqlite/atomicFile.ts';

/** The folder of the project or release: the parent of `src/`, and of `dist/` where this module is bundled. */
export const projectRoot = fileURLToPath(new URL('../', import.meta.url));

/** The command for staff. A release has no sources, and its server may have no npm. */
export const bookingsCommand = existsSync(join(projectRoot, 'views')) ? 'npm run -s bookings --' : 'bookings';

const units = { w: 'weeks', d: 'days', h: 'hours' } as const;
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const unitMs = { weeks: 7 * dayMs, days: dayMs, hours: hourMs };

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

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

/** A path. A relative path starts at the project or release folder. */
export const path = z.string().transform((value) => resolve(projectRoot, value));

const loopbackHosts: readonly (string | undefined)[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host, with or without a port, names this machine. Other names may resolve to it by DNS rebinding. */
export const isLoopbackHost = (host: string | undefined): boolean =>
  loopbackHosts.includes(URL.parse(`http://${host}/`)?.hostname);

const parseWebUrl = (value: string): URL | null => {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

/** Whether paths can be appended to a URL. */
export const isBaseUrl = (value: string): boolean => {
  const url = parseWebUrl(value);
  return url !== null && !url.search && !url.hash && !url.username;
};

/** Hides the passwords and keys in a URL, even in a malformed URL. */
export const hidePasswords = (text: string): string =>
  text
    .replace(/([?&][^=&]*(?:pass|secret|token|key|pfx)[^=&]*=)[^&#\s]*/gi, '$1***')
    .replace(/(?<!^(?:https?|smtps?|postgres|postgresql)):.*@/gis, ':***@');

export const embedUrl = z
  .string()
  .refine(
    (value) => value === '' || parseWebUrl(value) !== null,
    'must be an absolute http(s) URL, or empty',
  );

export const origin = z
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
export const trustProxy = z.string().transform((value, context): boolean | number | string => {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  if (isProxyList(value)) return value;
  context.addIssue('must be true, false, a number of proxies or a list of addresses');
  return z.NEVER;
});

export const interval = z.string().transform((value, context): number => {
  const ms = durationMs(value);
  if (ms !== null && ms >= hourMs && ms <= 365 * dayMs) return ms;
  context.addIssue('must be a duration from 1h to 365d, like 12h or 7d');
  return z.NEVER;
});

export const databaseUrl = z
  .string()
  .trim()
  .refine(
    (value) => isPostgresUrl(value) && (URL.parse(value)?.pathname.length ?? 0) > 1,
    'must be the address of a PostgreSQL database, like postgres://user:password@db.example.com/bookings',
  );

const secretBytes = 32;

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;

export const digestSecret = z
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

export const emailAddress = z.email('must be one e-mail address without a name');

/** Query parameters that SMTP_URL may have: encryption, authentication and the client's own name. */
const smtpOption = /^(tls\..+|requireTLS|ignoreTLS|authMethod|name)$/;

const isSmtpUrl = (value: string): boolean => {
  const url = URL.parse(value);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || url.hash || url.pathname.length > 1)
    return false;
  if (![...url.searchParams.keys()].every((name) => smtpOption.test(name))) return false;
  try {
    decodeURIComponent(url.username + url.password);
    return true;
  } catch {
    return false;
  }
};

export const emailAddresses = z.string().transform((value, context): string[] => {
  const list = value.split(',').map((address) => address.trim());
  if (list.every((address) => emailAddress.safeParse(address).success)) return list;
  context.addIssue('must be e-mail addresses without names, separated by commas');
  return z.NEVER;
});

const isProgram = (path: string): boolean =>
  isAbsolute(path) && isAccessible(path, constants.X_OK) && statSync(path).isFile();

export const smtpUrl = z
  .string()
  .refine(
    isSmtpUrl,
    'must be a URL like smtps://user:password@mail.example.com, with %40 and the like for special characters in user and password',
  );

export const program = z
  .string()
  .refine(isProgram, 'must be the absolute path of a program that may be run, without arguments');

/**
 * Age recipients, separated by spaces. No message repeats the value, which may hold a secret key. Does not load
 * age-encryption (60 ms), which verifies the checksum when the store opens.
 */
export const recipientList = z
  .string()
  .transform((value) => [...new Set(value.trim().split(/\s+/))])
  .refine(
    (recipients) => recipients.every((recipient) => /^age1[02-9ac-hj-np-z]{58}$/.test(recipient)),
    'must be public keys that age-keygen makes (age1 and 58 further letters and digits), separated by spaces; a secret key must not be on a server',
  );
