import type { Response } from 'express';
import { copies } from '../../content/copies.ts';
import type { Locale } from '../../content/locales.ts';

/** Answers a method that a path does not take with 405; `allow` lists those that it takes. */
export const refuseMethod = (res: Response, allow: string, locale: Locale): void => {
  res.status(405).set('Allow', allow).json({ message: copies[locale].errors.refusals.methodNotAllowed });
};
