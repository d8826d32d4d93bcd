import * as z from 'zod';

/** One address, without a name. */
export const emailAddress = z.email();
