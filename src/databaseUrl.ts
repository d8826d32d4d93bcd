import { z } from 'zod';
import { isPostgresUrl } from '../db/postgres/postgresUrl.ts';

/** DATABASE_URL. Its message repeats nothing of it, since it may hold a password. */
export const databaseUrl = z
  .string()
  .trim()
  .refine(
    (value) => isPostgresUrl(value) && (URL.parse(value)?.pathname.length ?? 0) > 1,
    'must be the address of a PostgreSQL database, like postgres://user:password@db.example.com/bookings',
  );
