import type { FormKind, FormValues, RequestFormProps } from '../../client/form/types.ts';
import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { servicesIn } from '../catalogue.ts';
import { formatDuration, formatEnquiryHours, formatPhone, formatPrice } from '../format.ts';
import type { FormView } from '../screen.ts';
import { fill } from '../text.ts';
import { chatUrl, phoneUrl, urlOf } from '../urls.ts';
import { formId } from './formUrl.ts';

const noValues: FormValues = { name: '', email: '', phone: '', service: '', message: '' };

const optionsIn = (locale: Locale): RequestFormProps['options'] =>
  servicesIn(locale).map(({ title, options }) => {
    const prices = options.map(({ minutes, euros }) => ({
      duration: formatDuration(minutes),
      price: formatPrice(euros, locale),
    }));
    const line = prices.map(({ duration, price }) => `${duration} ${price}`).join(', ');
    return { value: title, label: `${title} – ${line}`, prices };
  });

const valuesOf = (form: FormView, locale: Locale): FormValues => {
  if (form.state === 'invalid' || form.state === 'failed') return form.values;
  if (form.state !== 'empty' || !form.chosen) return noValues;
  const chosen = servicesIn(locale).find(({ slug }) => slug === form.chosen);
  return { ...noValues, service: chosen?.title ?? '' };
};

/** Everything that a form needs, in one language. */
export const requestFormProps = (
  kind: FormKind,
  form: FormView,
  copy: Copy,
  locale: Locale,
): RequestFormProps => {
  const words = copy.form;
  return {
    kind,
    id: formId(kind),
    locale,
    options: kind === 'booking' ? optionsIn(locale) : [],
    values: valuesOf(form, locale),
    initial:
      form.state === 'invalid'
        ? { state: 'invalid', message: form.message, errors: form.errors }
        : form.state === 'failed'
          ? { state: 'failed', message: form.message }
          : { state: 'empty' },
    words: {
      optional: words.optional,
      name: words.name,
      nameHint: words.nameHint,
      service: words.service,
      servicePlaceholder: words.servicePlaceholder,
      vatIncluded: copy.pages.vatIncluded,
      reachHint: words.reachHint,
      email: words.email,
      phone: words.phone,
      message: words.message,
      messageHint: kind === 'booking' ? words.bookingMessageHint : words.contactMessageHint,
      honeypot: words.honeypot,
      privacyNote: fill(words.privacyNote, { controller: business.legal.controller, email: business.email }),
      privacyLink: copy.frame.nav.privacy,
      statement: words.statement,
      send: kind === 'booking' ? words.sendBooking : words.sendMessage,
      sending: words.sending,
      sendingAgain: words.sendingAgain,
      sent: words.sent[kind],
      answerTimes: fill(words.sent.answerTimes, { hours: formatEnquiryHours(copy, locale) }),
      summaryHeading: words.summaryHeading,
      failed: words.failed[kind],
      unreachable: words.unreachable,
      otherWays: words.otherWays,
      call: `${copy.frame.call} ${formatPhone()}`,
      chat: copy.frame.chatLong,
    },
    links: {
      action: `${bookingsEndpoint}?locale=${locale}`,
      privacy: urlOf({ page: 'privacy' }, locale),
      call: phoneUrl,
      chat: chatUrl,
    },
  };
};
