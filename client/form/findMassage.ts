import type { FindMassage } from '../../content/bookingRules.ts';
import type { RequestFormProps } from './types.ts';

/** Finds the massage of a form that a text names. */
export const findMassageIn =
  (options: RequestFormProps['options']): FindMassage =>
  (service) => {
    const option = options.find(({ value }) => value === service);
    return option
      ? { title: option.value, minutes: option.minutes }
      : { minutes: Math.min(...options.map(({ minutes }) => minutes)) };
  };
