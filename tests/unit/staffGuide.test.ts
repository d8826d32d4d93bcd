import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatDetails } from '../../src/cli/formatDetails.ts';
import { storedBooking } from '../support/bookings.ts';
import { root } from '../support/serverProcess.ts';

const guide = readFileSync(join(root, 'docs/staff.md'), 'utf8');

/** Returns the labels without the values, which come from the catalogue, the texts and the time zone. */
const readLabels = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.slice(0, 10).trim() || []);

test('the example in docs/staff.md has the lines that bookings next shows', () => {
  const booking = storedBooking({
    phone: '+33 6 12 34 56 78',
    message: 'Bonsoir, une heure de plus est-elle possible ?',
    note: '22:30 with Alba, called',
  });
  const [, example = ''] = /```text\n(.*?)```/s.exec(guide) ?? [];
  expect(readLabels(example)).toEqual(readLabels(formatDetails(booking, 80)));
});

test('docs/staff.md has at most 700 words', () => {
  expect(guide.split(/\s+/).length).toBeLessThanOrEqual(700);
});
