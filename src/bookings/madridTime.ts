import { localTime } from '../../content/hours.ts';

/** Formats an ISO 8601 time as `2026-03-31 19:05` in Madrid. Returns invalid times unchanged. */
export const formatMadrid = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : localTime(new Date(iso));
