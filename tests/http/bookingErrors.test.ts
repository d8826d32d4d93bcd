import request from 'supertest';
import { expect, test } from 'vitest';
import { bookingFields, contactService } from '../../content/bookingFields.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { holdWriteLock } from '../support/databaseFiles.ts';
import { headingText, load, plain } from '../support/html.ts';
import { otherLocale } from '../support/sample.ts';
import {
  booking,
  browserAccept,
  expectKeptValues,
  expectRefusalPage,
  sendForm,
  sendJson,
} from '../support/sendBooking.ts';
import { createTestSite } from '../support/testSite.ts';

/** Posts an invalid booking as JSON, and returns the body of the answer. */
const sendInvalidJson = async (fields: object): Promise<unknown> =>
  (await sendJson(createTestSite().app, fields).expect(422)).body;

/** The body of an answer with a text for the whole form and texts at fields. */
const answerWith = (message: string, fields: Record<string, string>) => ({
  message,
  details: { message, fields },
});

test.each(locales)('a JSON booking without name and massage gets a text for each in %s', async (locale) => {
  const { problems, missing } = allTexts[locale].form;
  expect(await sendInvalidJson({ locale })).toEqual(
    answerWith(missing.booking, { name: problems.nameMissing, service: problems.serviceMissing }),
  );
});

test.each(locales)('a JSON contact message without its message gets a text in %s', async (locale) => {
  const { problems, missing } = allTexts[locale].form;
  const messageMissing = fill(problems.messageMissing, { min: bookingFields.message.min });
  expect(await sendInvalidJson({ name: 'Ana', service: contactService, locale })).toEqual(
    answerWith(missing.contact, { message: messageMissing }),
  );
});

test.each(locales)(
  'a JSON booking with one invalid field gets the text of that field in %s',
  async (locale) => {
    const { emailInvalid } = allTexts[locale].form.problems;
    expect(await sendInvalidJson({ ...booking, email: 'ana@', locale })).toEqual(
      answerWith(emailInvalid, { email: emailInvalid }),
    );
  },
);

test.each(locales)('a JSON booking with two invalid fields is told in %s to check them', async (locale) => {
  const { problems, checkFields } = allTexts[locale].form;
  const { max } = bookingFields.phone;
  const invalid = { ...booking, email: 'ana@', phone: '1'.repeat(max + 1), locale };
  expect(await sendInvalidJson(invalid)).toEqual(
    answerWith(checkFields, {
      email: problems.emailInvalid,
      phone: fill(problems.phoneTooLong, { max }),
    }),
  );
});

const invalidForm = { name: '', email: 'ana@', phone: '600 "', message: 'Friday <b>', service: 'Not listed' };

test('an invalid form is not stored', async () => {
  const { app, stored } = createTestSite();
  await sendForm(app, invalidForm).expect(422);
  expect(stored()).toEqual([]);
});

test.each(locales)('an invalid form in %s comes back with the texts that were typed', async (locale) => {
  const response = await sendForm(createTestSite().app, { ...invalidForm, locale }).expect(422);
  expectKeptValues(response, locale, invalidForm);
});

test.each(locales)('an invalid form in %s comes back with the service that was sent', async (locale) => {
  const { text } = await sendForm(createTestSite().app, { ...invalidForm, locale }).expect(422);
  expect(load(text).field(allTexts[locale].form.service).val()).toBe(invalidForm.service);
});

/** The page of an invalid form in a language. */
const pageOfInvalidForm = async (locale: Locale) =>
  load((await sendForm(createTestSite().app, { ...invalidForm, locale }).expect(422)).text);

test.each(locales)('the title of the page of an invalid form in %s begins with the error', async (locale) => {
  const page = await pageOfInvalidForm(locale);
  const { form, pages } = allTexts[locale];
  expect(page.title.startsWith(fill(form.errorTitle, { title: pages.home.title }))).toBe(true);
});

test.each(locales)('an invalid form in %s lists its problems, with links to the fields', async (locale) => {
  const page = await pageOfInvalidForm(locale);
  const { problems, missing } = allTexts[locale].form;
  expect(page.text('main .error-summary')).toContain(plain(missing.booking));
  const links = [problems.nameMissing, problems.emailInvalid].map(plain);
  expect(page.textsOf('main .error-summary a')).toEqual(links);
  const targets = page.attributes('main .error-summary a', 'href');
  expect(targets.map((target) => page.$(target).attr('name'))).toEqual(['name', 'email']);
});

test('the page of an invalid form moves the focus to the list of its problems', async () => {
  const page = await pageOfInvalidForm(defaultLocale);
  expect(page.$('main .error-summary').attr()).toHaveProperty('autofocus');
});

test.each(locales)('screen readers read the problem of an invalid field in %s with it', async (locale) => {
  const page = await pageOfInvalidForm(locale);
  const { form } = allTexts[locale];
  const email = page.field(form.email);
  expect(email.attr('aria-invalid')).toBe('true');
  const describing = email.attr('aria-describedby')?.split(' ') ?? [];
  expect(describing.map((id) => page.text(`#${id}`))).toContain(plain(form.problems.emailInvalid));
});

test('search engines do not list the page of an invalid form', async () => {
  expect((await pageOfInvalidForm(defaultLocale)).meta('robots')).toMatch(/^noindex/);
});

test('the language links of an invalid booking lead to the home page, with the form', async () => {
  const page = await pageOfInvalidForm(defaultLocale);
  expect(page.attributes('.language-switcher a', 'href')).toEqual(
    locales.map((locale) => urlOf({ page: 'home' }, locale)),
  );
});

/** The page of a contact form without a message. */
const pageOfEmptyMessage = async () => {
  const message = { name: 'Ana', service: contactService, message: ' ', locale: otherLocale };
  return load((await sendForm(createTestSite().app, message).expect(422)).text);
};

test('a contact form with an empty message comes back on the contact page', async () => {
  const page = await pageOfEmptyMessage();
  expect(page.text('h1')).toBe(headingText(allTexts[otherLocale].pages.contact.heading));
});

test('a contact form with an empty message has this problem alone, with a link to it', async () => {
  const page = await pageOfEmptyMessage();
  const { form } = allTexts[otherLocale];
  const messageMissing = fill(form.problems.messageMissing, { min: bookingFields.message.min });
  expect(page.text('main .error-summary')).toBe(plain(`${form.summaryHeading} ${messageMissing}`));
  const [target = ''] = page.attributes('main .error-summary a', 'href');
  expect(page.$(target).attr('name')).toBe('message');
});

test('a form that sends its name twice gets a page with 422 and the problem', async () => {
  const { app } = createTestSite();
  const response = await request(app)
    .post('/api/bookings')
    .set('Accept', browserAccept)
    .type('form')
    .send('name=a&name=b&service=Some');
  expect(response.status).toBe(422);
  const { notText } = allTexts[defaultLocale].form.problems;
  expect(load(response.text).text('main .error-summary')).toContain(plain(notText));
});

test('a form with a name far over the limit comes back with that name unchanged', async () => {
  const { app } = createTestSite();
  // Only 30 of these marks in a row would be stored.
  const values = { ...booking, name: `a${'\u0316'.repeat(31)}`.repeat(50) };
  const response = await sendForm(app, values).expect(422);
  const { nameTooLong } = allTexts[defaultLocale].form.problems;
  expect(response.text).toContain(fill(nameTooLong, { max: bookingFields.name.max }));
  expectKeptValues(response, defaultLocale, values);
});

/** A telephone number that is one character too long, as a visitor with two numbers may type it. */
const longPhone = {
  ...booking,
  phone: `${booking.phone} or `.padEnd(bookingFields.phone.max + 1, '0'),
  locale: otherLocale,
};

test('a telephone number over the limit is refused with a text that has the limit', async () => {
  const { app, stored } = createTestSite();
  const { text } = await sendForm(app, longPhone).expect(422);
  const { max } = bookingFields.phone;
  const problem = fill(allTexts[otherLocale].form.problems.phoneTooLong, { max });
  expect(load(text).text('main .error-summary')).toContain(plain(problem));
  expect(stored()).toEqual([]);
});

test('a telephone number over the limit comes back uncut', async () => {
  const response = await sendForm(createTestSite().app, longPhone).expect(422);
  expectKeptValues(response, otherLocale, longPhone);
});

test('a form posted from another site gets a page with 403, without its values', async () => {
  const { app } = createTestSite();
  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  const response = await sendForm(app, { ...booking, locale: otherLocale }, foreign);
  expect(response.status).toBe(403);
  expectRefusalPage(response, otherLocale);
  expect(load(response.text).text('main')).toContain(plain(allTexts[otherLocale].errors.refusals.foreign));
  expect(response.text).not.toContain(booking.email);
});

/** A new site, and a function that posts to it while another process writes to its database. */
const siteWithLock = () => {
  const { app, databasePath, stored } = createTestSite();
  const whileLocked = async <Answer>(post: () => PromiseLike<Answer>): Promise<Answer> => {
    const lock = holdWriteLock(databasePath);
    try {
      return await post();
    } finally {
      lock.release();
    }
  };
  return { app, stored, whileLocked };
};

test.each(locales)(
  'a JSON booking gets 503 with a text in %s while the database is locked',
  async (locale) => {
    const { app, whileLocked } = siteWithLock();
    const { status, headers, body } = await whileLocked(() => sendJson(app, { ...booking, locale }));
    expect(status).toBe(503);
    expect(body).toEqual({ message: allTexts[locale].errors.refusals.unavailable });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  },
);

test('a booking that got 503 because of a lock is stored when it is sent again', async () => {
  const { app, stored, whileLocked } = siteWithLock();
  await whileLocked(() => sendJson(app, booking).expect(503));
  expect(stored()).toEqual([]);
  await sendJson(app, booking).expect(201);
  expect(stored()).toHaveLength(1);
});

test.each(locales)(
  'a form in %s comes back with 503 and a text while the database is locked',
  async (locale) => {
    const { app, whileLocked } = siteWithLock();
    const response = await whileLocked(() => sendForm(app, { ...booking, locale }));
    expect(response.status).toBe(503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expectRefusalPage(response, locale);
    expect(load(response.text).text('main')).toContain(plain(allTexts[locale].errors.refusals.unavailable));
  },
);

test.each(locales)(
  'a form in %s comes back with the typed values while the database is locked',
  async (locale) => {
    const { app, whileLocked } = siteWithLock();
    expectKeptValues(await whileLocked(() => sendForm(app, { ...booking, locale })), locale, booking);
  },
);

test('a contact form comes back with its values while the database is locked', async () => {
  const { app, whileLocked } = siteWithLock();
  const fields = { ...booking, service: contactService, locale: otherLocale };
  const response = await whileLocked(() => sendForm(app, fields).expect(503));
  expect(load(response.text).text('h1')).toBe(headingText(allTexts[otherLocale].pages.contact.heading));
  expectKeptValues(response, otherLocale, booking);
});

/** A site whose endpoint throws an unexpected error at each booking. */
const brokenSite = () => {
  const { app, db } = createTestSite();
  // A closed database throws a TypeError. A SqliteError would get 503.
  db.close();
  return app;
};

test.each(locales)('a JSON booking gets 500 with a text in %s after an unexpected error', async (locale) => {
  const { status, body } = await sendJson(brokenSite(), { ...booking, locale });
  expect(status).toBe(500);
  expect(body).toEqual({ message: allTexts[locale].errors.refusals.unexpected });
});

test.each(locales)(
  'a form in %s gets its page with 500, telephone and chat after an unexpected error',
  async (locale) => {
    const response = await sendForm(brokenSite(), { ...booking, locale });
    expect(response.status).toBe(500);
    expectRefusalPage(response, locale);
    expect(load(response.text).text('main')).toContain(plain(allTexts[locale].errors.refusals.unexpected));
  },
);

test.each(locales)('a form in %s comes back with its values after an unexpected error', async (locale) => {
  expectKeptValues(await sendForm(brokenSite(), { ...booking, locale }), locale, booking);
});

test.each(['</script><b>', '<!--<script>'])(
  'the name %j in an invalid form does not end the data of that form',
  async (name) => {
    const { text } = await sendForm(createTestSite().app, { ...booking, name, email: 'ana@' }).expect(422);
    const data = load(text).$('[data-island=BookingForm] > script').text();
    expect(JSON.parse(data)).toMatchObject({ values: { name } });
  },
);
