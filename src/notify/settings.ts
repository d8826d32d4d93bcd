import { accessSync, constants, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { emailAddress } from './emailAddress.ts';

/** What may stand in the query of SMTP_URL: how the connection is secured, and what it calls itself. */
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

/** E-mail addresses, separated by commas. */
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

/** Where the mail server is, and how it is spoken to. */
export const smtpUrl = z
  .string()
  .refine(
    isSmtpUrl,
    'must be a URL like smtps://user:password@mail.example.com, with %40 and the like for special characters in user and password',
  );

/** A program of this computer. */
export const program = z
  .string()
  .refine(isProgram, 'must be the absolute path of a program that may be run, without arguments');
