import { accessSync, constants, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import * as z from 'zod';

/** One e-mail address, without a name. */
export const emailAddress = z.email();

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

/** `NOTIFY_TO`: e-mail addresses, separated by commas. */
export const emailAddresses = z.string().transform((value, context): string[] => {
  const list = value.split(',').map((address) => address.trim());
  if (list.every((address) => emailAddress.safeParse(address).success)) return list;
  context.addIssue('must be e-mail addresses without names, separated by commas');
  return z.NEVER;
});

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return isAbsolute(path) && statSync(path).isFile();
  } catch {
    return false;
  }
};

/** `SMTP_URL`: the mail server, as nodemailer reads it. */
export const smtpUrl = z
  .string()
  .refine(
    isSmtpUrl,
    'must be a URL like smtps://user:password@mail.example.com, with %40 and the like for special characters in user and password',
  );

/** `NOTIFY_COMMAND`: the path of an executable file. */
export const program = z
  .string()
  .refine(isProgram, 'must be the absolute path of a program that may be run, without arguments');
