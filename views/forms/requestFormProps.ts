import type { FormState, FormValues, RequestFormProps } from '../../client/form/types.ts';
import { type BookingField, type BookingKind, fieldNames } from '../../content/bookingFields.ts';
import { business } from '../../content/business.ts';
import type { Locale } from '../../content/locales.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import type { Texts } from '../../content/texts.ts';
import {
  formatAnsweringHours,
  formatDuration,
  formatDurationsAndPrices,
  formatPhone,
  formatPrice,
} from '../format.ts';
import { masseusesIn } from '../masseuses.ts';
import { serviceIn, servicesIn, shortestMinutes } from '../services.ts';
import { fill } from '../text.ts';
import { chatUrl, phoneUrl, urlOf } from '../urls.ts';
import { formId, type Prefill } from './formUrl.ts';
import { problemWords } from './problemWords.ts';

/** The state of a form, the values of a failed submission, and the values that the URL prefills. */
export type FormProps = {
  form: FormState;
  values?: FormValues | undefined;
  prefill?: Prefill | undefined;
};

const noValues = Object.fromEntries(fieldNames.map((field) => [field, ''])) as FormValues;

/** Converts a prefill to the values of fields. */
const prefillToValues = (
  { service, masseuse, about }: Prefill,
  texts: Texts,
  locale: Locale,
): Partial<FormValues> => ({
  ...(service && { service: serviceIn(service, locale).title }),
  ...(masseuse && { masseuse }),
  ...(about && { message: texts.pages.contact.subjects[about] }),
});

const serviceOptions = (locale: Locale): RequestFormProps['options'] =>
  servicesIn(locale).map(({ title, options }) => {
    const prices = options.map(({ minutes, euros }) => ({
      duration: formatDuration(minutes),
      price: formatPrice(euros, locale),
    }));
    const label = `${title} – ${formatDurationsAndPrices(options, locale)}`;
    return { value: title, label, minutes: shortestMinutes({ options }), prices };
  });

const masseuseOptions = (texts: Texts, locale: Locale): RequestFormProps['masseuses'] =>
  masseusesIn(texts, locale).map(({ slug, name, languages }) => ({
    value: slug,
    label: `${name}, ${languages}`,
  }));

const fieldLabels = ({ form }: Texts) =>
  Object.fromEntries(fieldNames.map((field) => [field, form[field]])) as Record<BookingField, string>;

/** The props of an empty form in one language. The browser loads them as a script. */
export const emptyFormProps = (kind: BookingKind, texts: Texts, locale: Locale): RequestFormProps => {
  const words = texts.form;
  return {
    kind,
    id: formId(kind),
    locale,
    options: kind === 'booking' ? serviceOptions(locale) : [],
    masseuses: kind === 'booking' ? masseuseOptions(texts, locale) : [],
    values: noValues,
    initial: { state: 'empty' },
    words: {
      optional: words.optional,
      ...fieldLabels(texts),
      nameHint: words.nameHint,
      servicePlaceholder: words.servicePlaceholder,
      noPreference: words.noPreference,
      visit: words.visit,
      visitHint: words.visitHint,
      afterMidnight: words.afterMidnight,
      noDays: words.noDays,
      vatIncluded: texts.pages.service.vatIncluded,
      reachHint: words.reachHint,
      messageHint: kind === 'booking' ? words.bookingMessageHint : words.contactMessageHint,
      honeypot: words.honeypot,
      privacyNote: fill(words.privacyNote, { controller: business.legal.controller, email: business.email }),
      privacyLink: texts.pages.privacy.nav,
      statement: words.statement,
      send: kind === 'booking' ? words.sendBooking : words.sendMessage,
      sending: words.sending,
      sendingAgain: words.sendingAgain,
      sent: words.sent[kind],
      answerTimes: fill(words.sent.answerTimes, { hours: formatAnsweringHours(texts) }),
      callUs: words.sent.callUs,
      telephone: formatPhone(),
      ...problemWords(kind, texts),
      summaryHeading: words.summaryHeading,
      failed: words.failed[kind],
      unreachable: words.unreachable,
      otherWays: words.otherWays,
      call: `${texts.layout.call} ${formatPhone()}`,
      chat: texts.layout.chatLong,
    },
    links: {
      action: `${bookingsEndpoint}?locale=${locale}`,
      privacy: urlOf({ page: 'privacy' }, locale),
      call: phoneUrl,
      chat: chatUrl(texts),
    },
  };
};

/** The props in which a form differs from the empty form. Each document contains them. */
export const changedFormProps = (
  { form, values = noValues, prefill }: FormProps,
  texts: Texts,
  locale: Locale,
): Partial<RequestFormProps> => ({
  ...(form.state !== 'empty' && form.state !== 'sent' && { initial: form }),
  ...((values !== noValues || prefill) && {
    values: { ...values, ...prefillToValues(prefill ?? {}, texts, locale) },
  }),
});
