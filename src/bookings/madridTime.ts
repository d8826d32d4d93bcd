/** The time zone of the centre. Staff see all times in it. */
export const timeZone = 'Europe/Madrid';

const madridTime = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats an ISO 8601 time as `2026-03-31 19:05` in Madrid. Returns invalid times unchanged. */
export const formatMadrid = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : madridTime.format(new Date(iso)).replace(',', '');
