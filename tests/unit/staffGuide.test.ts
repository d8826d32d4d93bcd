import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatDetails } from '../../src/cli/formatDetails.ts';
import { storedBooking } from '../support/bookings.ts';
import { root } from '../support/serverProcess.ts';

const guide = readFileSync(join(root, 'docs/staff.md'), 'utf8');

test('the session of the staff guide is what next shows', () => {
  const booking = storedBooking({
    name: 'Jean François',
    phone: '+33 6 12 34 56 78',
    masseuse: 'alba',
    day: '2026-11-27',
    time: '22:00',
    locale: 'fr',
    message: 'Bonsoir, une heure de plus est-elle possible ?',
    createdAt: '2026-11-27T17:35:00.000Z',
    note: '22:30 with Alba, called',
  });
  const now = new Date('2026-11-27T18:00:00Z');
  expect(guide).toContain(formatDetails(booking, { width: 80, colour: false }, { now }));
});

test('the staff guide has at most 700 words', () => {
  expect(guide.split(/\s+/).length).toBeLessThanOrEqual(700);
});
