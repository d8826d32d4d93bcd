import request from 'supertest';
import { expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import {
  type FieldRule,
  fieldNames,
  formOrder,
  type RequestField,
  requestFields,
} from '../../content/requestFields.ts';
import { copies } from '../../views/copies.ts';
import { urlOf } from '../../views/urls.ts';
import { booking, sendForm, sendJson } from '../support/postBooking.ts';
import { run } from '../support/serverProcess.ts';
import { createTestSite } from '../support/testSite.ts';

const otherTexts: Partial<Record<RequestField, string>> = {
  email: 'eva@example.com',
  service: 'Nuru',
  masseuse: 'alba',
};

/** A sound text that differs from what `booking` has in a field. */
const otherText = (field: RequestField): string => otherTexts[field] ?? `12345-${field}-text`;

/** The control of a field in a page. */
const controlIn = (html: string, field: RequestField) => {
  const found = new RegExp(`<(input|textarea|select)([^>]* name="${field}"[^>]*)>`).exec(html);
  const [whole = '', tag = '', attributes = ''] = found ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
  const contents = html.slice((found?.index ?? 0) + whole.length).split(`</${tag}>`)[0] ?? '';
  const value = {
    input: attribute('value'),
    textarea: contents,
    select: /<option value="([^"]*)" selected/.exec(contents)?.[1],
  }[tag];
  return { tag, attribute, value };
};

test('requests that differ only in one field are two, whichever it is, and staff read it', async () => {
  const { app, databasePath } = createTestSite();
  const ids = new Map<RequestField, string>();
  const first = await sendJson(app, booking).expect(201);
  for (const field of fieldNames) {
    const other = { ...booking, [field]: otherText(field) };
    const { body } = await sendJson(app, other);
    expect([field, [first.body.id, ...ids.values()].includes(body.id)]).toEqual([field, false]);
    ids.set(field, body.id);
    await sendJson(app, other).expect(200, { id: body.id });
  }
  const staff = (...args: string[]) => run('src/bookings.js', [...args, '--db', databasePath]).stdout;
  const rows: Record<string, unknown>[] = JSON.parse(staff('list', '--format', 'json'));
  expect(rows).toHaveLength(1 + fieldNames.length);
  const inFull = staff('show', ...ids.values());
  for (const [field, id] of ids) {
    expect(rows.find((row) => row['id'] === id)).toMatchObject({ [field]: otherText(field) });
    expect(inFull).toContain(otherText(field));
    const found = JSON.parse(staff('list', '--format', 'json', '--search', otherText(field)));
    expect(found).toMatchObject([{ id }]);
  }
});

test.each(fieldNames)('%s is still in its control after an error elsewhere', async (field) => {
  const { app } = createTestSite();
  const response = await sendForm(app, { ...booking, [field]: otherText(field), locale: 'xx' }).expect(422);
  expect(controlIn(response.text, field).value).toBe(otherText(field));
});

test.each(locales)('in %s each field has a control with a label and its limits', async (locale) => {
  const { app } = createTestSite();
  for (const [page, kind] of [
    ['home', 'booking'],
    ['contact', 'contact'],
  ] as const) {
    const { text } = await request(app).get(urlOf({ page }, locale)).expect(200);
    for (const field of fieldNames) {
      if (kind === 'contact' && field === 'masseuse') continue;
      const { tag, attribute } = controlIn(text, field);
      expect([field, tag]).toEqual([field, expect.stringMatching(/./)]);
      if (attribute('type') === 'hidden') continue;
      expect(text).toContain(`<label for="${attribute('id')}">${copies[locale].form[field]}`);
      const { max, requiredFor = [] }: FieldRule = requestFields[field];
      expect([field, attribute('required') === '']).toEqual([field, requiredFor.includes(kind)]);
      if (tag !== 'select') expect([field, attribute('maxlength')]).toEqual([field, String(max)]);
    }
  }
});

test('the problems of all fields are told in the order in which the form asks', async () => {
  const { app } = createTestSite();
  const tooLong = Object.fromEntries(
    fieldNames.map((field) => [field, 'x'.repeat(field === 'message' ? 4001 : 300)]),
  );
  const { body } = await sendJson(app, tooLong).expect(422);
  // A masseuse whom nobody knows is no mistake.
  expect(Object.keys(body.details.fields)).toEqual(formOrder.filter((field) => field !== 'masseuse'));
  expect([...formOrder].sort()).toEqual(fieldNames.toSorted());
});
