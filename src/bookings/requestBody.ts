import { byField, type FormValues } from '../../content/bookingFields.ts';

/** A body that a parser has read. Nothing is known about its values. */
type RequestBody = Record<string, unknown>;

export const isObject = (body: unknown): body is RequestBody =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** Returns a text of a body. A missing field, and anything but text, is an empty text. */
export const readText = (body: RequestBody, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

/** Reads the texts of a form, to show them again. */
export const readFormValues = (body: RequestBody): FormValues => byField((field) => readText(body, field));
