/** The centre's own time zone: staff think in it. */
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

/** A stored time for people: '2026-03-31 19:05', in Madrid. What was put in by hand and is no time stays as it is. */
export const formatMadrid = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : madridTime.format(new Date(iso)).replace(',', '');
