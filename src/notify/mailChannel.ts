import { createTransport, type SendMailOptions } from 'nodemailer';
import { contactService } from '../../content/bookingFields.ts';
import { catalogue } from '../../content/catalogue.ts';
import { formatMadrid, zoneCity } from '../../content/hours.ts';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { bookingsCommand, isLoopbackHost } from '../settings.ts';
import { type BookingNotification, type Channel, DeliveryFailed } from './channel.ts';

/** The time limit in milliseconds for name lookup, connection, greeting and inactivity of a mail server. */
const stepTimeoutMs = 10_000;

const { massages } = allTexts[defaultLocale];

/** Returns the title of the massage, never a visitor's text. */
const formatService = ({ kind, serviceSlug }: BookingNotification): string => {
  if (kind === 'contact') return contactService;
  const known = catalogue.find(({ slug }) => slug === serviceSlug);
  return known ? massages[known.slug].title : 'not one of the list';
};

const formatBody = (notification: BookingNotification): string => {
  const { id, kind, locale, createdAt } = notification;
  return [
    kind === 'contact' ? 'Somebody sent a message.' : 'Somebody asks for a booking.',
    '',
    `Id        ${id}`,
    `Kind      ${kind}`,
    `Service   ${formatService(notification)}`,
    `Language  ${locale}`,
    `Received  ${formatMadrid(createdAt)} (${zoneCity})`,
    '',
    'Read it:',
    `${bookingsCommand} show ${id.slice(0, 8)}`,
    '',
  ].join('\n');
};

/** Sender and subject name neither the house nor the massage, because a locked screen may show them. */
const createMessage = (
  notification: BookingNotification,
  from: string,
  to: readonly string[],
): SendMailOptions => {
  const { id, kind } = notification;
  return {
    from: { name: 'Bookings', address: from },
    to: [...to],
    subject: `New ${kind === 'contact' ? 'message' : 'booking request'} ${id.slice(0, 8)}`,
    text: formatBody(notification),
    // The id is the same at each attempt, so that a mailbox can recognise a duplicate.
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

/** nodemailer's code and the server's response code, never the server's text, which quotes addresses. */
const mailErrorCode = (error: unknown): string => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' && /^[A-Z]{1,20}$/.test(code) ? code : 'EMAIL';
  return Number.isInteger(responseCode) ? `${name}_${responseCode}` : name;
};

export type MailOptions = {
  /** `smtp://` or `smtps://`, as nodemailer reads it. */
  smtpUrl: string;
  from: string;
  to: readonly string[];
  timeoutMs?: number;
};

const connect = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    // A parameter of the URL overrides this. Without TLS, the network could read the password.
    requireTLS: !isLoopbackHost(URL.parse(smtpUrl)?.host),
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
  });

/** Connects and logs in, and sends nothing. The message of an error is a sentence for the operator. */
export const verifyLogin = (smtpUrl: string): Promise<unknown> =>
  connect(smtpUrl)
    .verify()
    .catch((error) => Promise.reject(new Error(`SMTP_URL: the login fails (${mailErrorCode(error)}).`)));

/** Sends one message per connection. It counts as sent if the server accepts one recipient. */
export const createMailChannel = ({ smtpUrl, from, to, timeoutMs = 30_000 }: MailOptions): Channel => {
  const transport = connect(smtpUrl);
  return {
    name: 'mail',
    timeoutMs,
    deliver: async (notification, signal) => {
      try {
        const { rejected } = await transport.sendMail({ ...createMessage(notification, from, to), signal });
        return { refused: rejected.length };
      } catch (error) {
        throw new DeliveryFailed(mailErrorCode(error));
      }
    },
  };
};
