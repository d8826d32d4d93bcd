import type { FormValues } from './types.ts';

/** What a visitor has chosen so far. */
export type Chosen = Pick<FormValues, 'service' | 'day' | 'time'>;

/** Reads what is chosen in a form. Returns `before` if nothing has changed. */
export const readChosen = (form: HTMLFormElement, before: Chosen): Chosen => {
  const data = new FormData(form);
  const read = (field: keyof Chosen): string => String(data.get(field) ?? '');
  const now = { service: read('service'), day: read('day'), time: read('time') };
  const isSame = now.service === before.service && now.day === before.day && now.time === before.time;
  return isSame ? before : now;
};
