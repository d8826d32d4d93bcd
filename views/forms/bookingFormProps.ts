import type { BookingFormProps } from '../../client/form/types.ts';
import { type BookingKind, byField, type FormValues } from '../../content/bookingFields.ts';
import { shortestMinutes } from '../../content/catalogue.ts';
import type { Locale } from '../../content/locales.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import type { Texts } from '../../content/textTypes/texts.ts';
import type { RenderContext } from '../page.ts';
import { formatDuration, formatDurationsAndPrices, formatPhone, formatPrice } from '../texts/format.ts';
import { masseusesIn } from '../texts/masseuseEntries.ts';
import { serviceIn, servicesIn } from '../texts/serviceEntries.ts';
import { chatUrl, phoneUrl, urlOf } from '../urls.ts';
import type { FormPageState } from './defineFormPage.tsx';
import { type FormQuery, formId } from './formUrl.ts';
import { problemWords } from './problemWords.ts';

const noValues: FormValues = byField(() => '');

/** The values of the fields that the URL fills in. */
const readPrefill = (
  { service, masseuse, about }: FormQuery,
  texts: Texts,
  locale: Locale,
): Partial<FormValues> => ({
  ...(service && { service: serviceIn(service, locale).title }),
  ...(masseuse && { masseuse }),
  ...(about && { message: texts.pages.contact.subjects[about] }),
});

const servicesToChoose = (locale: Locale): BookingFormProps['services'] =>
  servicesIn(locale).map(({ title, options }) => {
    const prices = options.map(({ minutes, euros }) => ({
      duration: formatDuration(minutes),
      price: formatPrice(euros, locale),
    }));
    const label = `${title} – ${formatDurationsAndPrices(options, locale)}`;
    return { value: title, label, minutes: shortestMinutes({ options }), prices };
  });

const masseuseOptions = (locale: Locale): BookingFormProps['masseuses'] =>
  masseusesIn(locale).map(({ slug, name, languages }) => ({
    value: slug,
    name,
    label: `${name}, ${languages}`,
  }));

/** The props of the form of a page. */
export const bookingFormProps = (
  kind: BookingKind,
  { form, values = noValues, prefill = {}, texts, locale }: FormPageState & RenderContext,
): BookingFormProps => {
  const isBooking = kind === 'booking';
  // The introduction stands outside the form.
  const { bookingIntro, messageHint, send, sent, failed, ...words } = texts.form;
  return {
    kind,
    id: formId(kind),
    locale,
    services: isBooking ? servicesToChoose(locale) : [],
    masseuses: isBooking ? masseuseOptions(locale) : [],
    values: { ...values, ...readPrefill(prefill, texts, locale) },
    // The notice of a request that was sent is outside the form.
    initial: form.state === 'sent' ? { state: 'empty' } : form,
    words: {
      ...words,
      ...problemWords(kind, texts),
      messageHint: messageHint[kind],
      send: send[kind],
      sent: sent[kind],
      failed: failed[kind],
      vatIncluded: texts.pages.service.vatIncluded,
      privacyLink: texts.pages.privacy.nav,
      telephone: formatPhone(),
      night: texts.staff.night,
      intlTag: texts.intlTag,
      call: `${texts.layout.call} ${formatPhone()}`,
      chat: texts.layout.chatLong,
    },
    links: {
      // The fragment shows the error summary without JavaScript, also in text browsers.
      action: `${bookingsEndpoint}?locale=${locale}&form=${kind}#${formId(kind)}-errors`,
      privacy: urlOf({ page: 'privacy' }, locale),
      call: phoneUrl,
      chat: chatUrl(texts),
    },
  };
};
