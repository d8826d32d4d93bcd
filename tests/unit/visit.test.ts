import { afterEach, expect, test, vi } from 'vitest';
import { venueHours } from '../../content/hours.ts';
import { bookableDays } from '../../content/limits.ts';
import { isAfterMidnight, visitDays, visitProblems, visitTimes } from '../../content/visit.ts';
import { readBooking } from '../../src/bookings/bookingSchema.ts';

afterEach(() => void vi.useRealTimers());

test('lists half hours from opening until half an hour before closing', () => {
  expect(visitTimes.slice(0, 3)).toEqual(['11:00', '11:30', '12:00']);
  expect(visitTimes.slice(-6)).toEqual(['23:00', '23:30', '00:00', '00:30', '01:00', '01:30']);
  expect(visitTimes).toHaveLength(30);
  expect(visitTimes.filter(isAfterMidnight)).toEqual(['00:00', '00:30', '01:00', '01:30']);
});

const noProblems = { day: null, time: null };

/** Wednesday 25 November 2026 at noon in Barcelona, where the clock is an hour ahead of UTC. */
const noon = '2026-11-25T11:00:00Z';

test.each([
  [null, null, {}],
  ['2026-11-25', null, {}],
  [null, '00:30', {}],
  ['2026-11-25', '12:00', {}],
  ['2026-11-25', '23:30', {}],
  ['2026-11-26', '01:30', {}],
  ['2027-02-23', '11:00', {}],
  ['2027-02-24', '11:00', { day: 'dayTooFar' }],
  ['9999-12-31', null, { day: 'dayTooFar' }],
  ['2026-11-24', null, { day: 'dayPast' }],
  ['2026-11-24', '23:00', { day: 'dayPast' }],
  ['0000-01-01', null, { day: 'dayPast' }],
  ['2026-02-30', null, { day: 'dayInvalid' }],
  ['2026-13-01', null, { day: 'dayInvalid' }],
  ['26-11-2026', null, { day: 'dayInvalid' }],
  ['2026-11-25T12:00', null, { day: 'dayInvalid' }],
  ['+002026-11-25', null, { day: 'dayInvalid' }],
  ['null', null, { day: 'dayInvalid' }],
  ['', null, { day: 'dayInvalid' }],
  ['tomorrow', 'noon', { day: 'dayInvalid', time: 'timeUnknown' }],
  [null, '02:00', { time: 'timeUnknown' }],
  [null, '10:30', { time: 'timeUnknown' }],
  [null, '11:15', { time: 'timeUnknown' }],
  [null, '11:00:00', { time: 'timeUnknown' }],
  ['2026-11-25', '00:00', { time: 'timeClosed.mondayToWednesday' }],
  ['2026-11-25', '01:30', { time: 'timeClosed.mondayToWednesday' }],
  ['2026-11-25', '11:30', { time: 'timePast' }],
])('at noon on a Wednesday, %s %s has the problems %j', (day, time, problems) => {
  expect(visitProblems({ day, time }, new Date(noon))).toEqual({ ...noProblems, ...problems });
});

/** Local times with the offset of Barcelona. */
test.each([
  // Friday night, which ends at 02:00 on Saturday.
  ['2026-11-27T23:59+01:00', '2026-11-26', '01:30', { day: 'dayPast' }],
  ['2026-11-28T00:00+01:00', '2026-11-27', '00:00', {}],
  ['2026-11-28T00:00+01:00', '2026-11-27', '23:30', { time: 'timePast' }],
  ['2026-11-28T00:01+01:00', '2026-11-27', '00:00', { time: 'timePast' }],
  ['2026-11-28T00:01+01:00', '2026-11-27', null, { day: 'dayPast' }],
  ['2026-11-28T00:01+01:00', '2026-11-28', '00:30', {}],
  ['2026-11-28T01:30+01:00', '2026-11-27', '01:30', {}],
  ['2026-11-28T01:59+01:00', '2026-11-27', '01:30', { time: 'timePast' }],
  ['2026-11-28T02:00+01:00', '2026-11-27', '01:30', { day: 'dayPast' }],
  // Wednesday night, which ends at midnight.
  ['2026-11-26T00:00+01:00', '2026-11-25', '23:30', { day: 'dayPast' }],
  ['2026-11-26T00:30+01:00', '2026-11-25', '01:00', { day: 'dayPast' }],
  // The clock goes from 02:00 to 03:00 in the night from Saturday to Sunday.
  ['2027-03-28T01:29+01:00', '2027-03-27', '01:30', {}],
  ['2027-03-28T01:59+01:00', '2027-03-27', '01:30', { time: 'timePast' }],
  ['2027-03-28T03:00+02:00', '2027-03-27', '01:30', { day: 'dayPast' }],
  ['2027-03-28T03:00+02:00', '2027-03-28', '11:00', {}],
  ['2027-03-28T11:01+02:00', '2027-03-28', '11:00', { time: 'timePast' }],
  // The clock goes from 03:00 to 02:00.
  ['2026-10-25T01:29+02:00', '2026-10-24', '01:30', {}],
  ['2026-10-25T02:00+02:00', '2026-10-24', '01:30', { day: 'dayPast' }],
  ['2026-10-25T02:00+01:00', '2026-10-24', '01:30', { day: 'dayPast' }],
  ['2026-10-25T10:59+01:00', '2026-10-25', '11:00', {}],
])('at %s, %s %s has the problems %j', (now, day, time, problems) => {
  expect(visitProblems({ day, time }, new Date(now))).toEqual({ ...noProblems, ...problems });
});

test.each([
  ['2026-11-27T23:59+01:00', '2026-11-27', '2027-02-25'],
  ['2026-11-28T01:59+01:00', '2026-11-27', '2027-02-26'],
  ['2026-11-28T02:00+01:00', '2026-11-28', '2027-02-26'],
  ['2026-11-26T00:00+01:00', '2026-11-26', '2027-02-24'],
  // In UTC it is still the day before.
  ['2027-03-29T00:30+02:00', '2027-03-28', '2027-06-27'],
])('at %s, the days from %s to %s can be requested', (now, min, max) => {
  expect(visitDays(new Date(now))).toEqual({ min, max });
});

test('some time can be requested on every day within the limit', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(noon) });
  for (let days = 1; days <= bookableDays; days += 1) {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const read = readBooking({ name: 'Ana', service: 'Tantra', day, time: venueHours[0].opens }, 'booking');
    expect(read).toMatchObject({ ok: true, booking: { day, time: '11:00' } });
  }
});

test('reports problems of day and time together with those of other fields', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(noon) });
  const read = (fields: object) => readBooking({ service: 'Tantra', locale: 'xx', ...fields }, 'booking');
  expect(read({ day: ' 2026-11-24 ', time: '10:00' })).toEqual({
    ok: false,
    problems: { day: 'dayPast', time: 'timeUnknown', name: 'nameMissing', locale: 'localeUnknown' },
  });
  expect(read({ day: 5, time: ['11:00'] })).toMatchObject({ problems: { day: 'notText', time: 'notText' } });
});

test('empty texts count as no day and no time', () => {
  expect(readBooking({ name: 'Ana', service: 'Tantra', day: '', time: ' ' }, 'booking')).toMatchObject({
    booking: { day: null, time: null },
  });
});

test('a contact message ignores day and time', () => {
  const contact = { name: 'Ana', service: 'Contact', message: 'Hello', day: 'x', time: 7 };
  expect(readBooking(contact, 'contact')).toMatchObject({ ok: true, booking: { day: null, time: null } });
});
