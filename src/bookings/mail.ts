import { createTransport } from 'nodemailer';
import { contactService } from '../../content/bookingFields.ts';
import { catalogue } from '../../content/catalogue.ts';
import { zoneCity } from '../../content/hours.ts';
import { defaultLocale } from '../../content/locales.ts';
import { timestampToLocalTime } from '../../content/rules/time.ts';
import { shortId, type UnnotifiedBooking } from '../../db/bookings.ts';
import { allTexts } from '../../views/texts/allTexts.ts';

/** The time limit in milliseconds for name lookup, connection, greeting and inactivity of a mail server. */
const stepTimeoutMs = 10_000;

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

const { massages } = allTexts[defaultLocale];

/** Returns the title of the massage, never a visitor's text. */
const formatService = ({ kind, serviceSlug }: UnnotifiedBooking): string => {
  if (kind === 'contact') return contactService;
  const known = catalogue.find(({ slug }) => slug === serviceSlug);
  return known ? massages[known.slug].title : 'not one of the list';
};

const formatBody = (booking: UnnotifiedBooking): string => {
  const { id, kind, locale, createdAt } = booking;
  return [
    kind === 'contact' ? 'Somebody sent a message.' : 'Somebody asks for a booking.',
    '',
    `Id        ${id}`,
    `Kind      ${kind}`,
    `Service   ${formatService(booking)}`,
    `Language  ${locale}`,
    `Received  ${timestampToLocalTime(createdAt)} (${zoneCity})`,
    '',
    'Read it:',
    `bookings show ${shortId(id)}`,
    '',
  ].join('\n');
};

/** `17:40`, with the date if that was on another day. */
const formatSince = (createdAt: string): string => {
  const [day = '', time = ''] = timestampToLocalTime(createdAt).split(' ');
  const [today] = timestampToLocalTime(new Date().toISOString()).split(' ');
  return day === today ? time : `${day} ${time}`;
};

/**
 * The code of nodemailer or of SQLite, and the response code of the mail server. Never the text of an error,
 * which quotes addresses.
 */
export const describeMailError = (error: unknown): string => {
  // No type tells these properties.
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' ? code : 'EMAIL';
  return typeof responseCode === 'number' ? `${name}_${responseCode}` : name;
};

type MailOptions = {
  /** `smtp://` or `smtps://`, as nodemailer reads it. */
  smtpUrl: string;
  from: string;
  to: readonly string[];
};

/**
 * Sends mail to the staff, without anything that a visitor wrote. All functions reject if no recipient
 * accepts it.
 */
export const createMailer = ({ smtpUrl, from, to }: MailOptions) => {
  const isLoopback = loopbackHosts.includes(new URL(smtpUrl).hostname);
  const transport = createTransport({
    url: smtpUrl,
    // Without TLS, the network could read the password.
    requireTLS: !isLoopback,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
  });

  /** Sender and subject name neither the house nor the massage, because a locked screen may show them. */
  const send = async (subject: string, text: string, messageId?: string): Promise<void> => {
    await transport.sendMail({
      from: { name: 'Bookings', address: from },
      to: [...to],
      subject,
      text,
      ...(messageId !== undefined && { messageId }),
      // Prevents automatic replies.
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };

  return {
    sendBooking: (booking: UnnotifiedBooking): Promise<void> => {
      const { id, kind } = booking;
      const subject = `New ${kind === 'contact' ? 'message' : 'booking request'} ${shortId(id)}`;
      // The id is the same at each attempt, so that a mailbox can recognise a duplicate.
      const messageId = `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;
      return send(subject, formatBody(booking), messageId);
    },

    /** Reminds of `count` requests, the oldest of which came at this time (ISO 8601 in UTC). */
    sendReminder: (count: number, oldestAt: string): Promise<void> => {
      const since = formatSince(oldestAt);
      const text =
        count === 1
          ? `1 request waits, since ${since} (${zoneCity}).`
          : `${count} requests wait, the oldest since ${since} (${zoneCity}).`;
      const subject = count === 1 ? '1 request waits' : `${count} requests wait`;
      return send(subject, `${text}\n\nAnswer:\nbookings next\n`);
    },
  };
};

export type Mailer = ReturnType<typeof createMailer>;
