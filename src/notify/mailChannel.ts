import type { SendMailOptions } from 'nodemailer';
import { catalogue } from '../../content/catalogue.ts';
import { contactService } from '../../content/requestFields.ts';
import { copies } from '../../views/copies.ts';
import { formatMadrid } from '../madridTime.ts';
import { type Announcement, type Channel, DeliveryFailed } from './channel.ts';
import { emailAddress } from './emailAddress.ts';

/** Connecting, greeting, and each silence of a mail server. */
const stepTimeoutMs = 10_000;

const { massages } = copies.en;

/** The massage that was asked for; what a visitor put in a massage's place is not repeated. */
const serviceText = ({ kind, serviceSlug }: Announcement): string => {
  if (kind === 'contact') return contactService;
  const known = catalogue.find(({ slug }) => slug === serviceSlug);
  return known ? massages[known.slug].title : 'not one of the list';
};

const bodyOf = (announcement: Announcement): string => {
  const { id, kind, locale, createdAt } = announcement;
  return [
    kind === 'contact' ? 'Somebody sent a message.' : 'Somebody asks for a booking.',
    '',
    `Id        ${id}`,
    `Kind      ${kind}`,
    `Service   ${serviceText(announcement)}`,
    `Language  ${locale}`,
    `Received  ${formatMadrid(createdAt)} (Madrid)`,
    '',
    'Read it:',
    `npm run -s bookings -- show ${id.slice(0, 8)}`,
    '',
  ].join('\n');
};

/** Who it is from: whom the server knows, since many refuse all others; else somebody at the receivers' own domain. */
const senderOf = (smtpUrl: string, [first = '']: readonly string[]): string => {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return emailAddress.safeParse(user).success ? user : `bookings@${first.slice(first.lastIndexOf('@') + 1)}`;
};

/** Sender and subject may show on a locked screen: they say neither what the house is nor what was asked for. */
const messageOf = (announcement: Announcement, from: string, to: readonly string[]): SendMailOptions => {
  const { id, kind } = announcement;
  return {
    from: { name: 'Bookings', address: from },
    to: [...to],
    subject: `New ${kind === 'contact' ? 'message' : 'booking request'} ${id.slice(0, 8)}`,
    text: bodyOf(announcement),
    // The same at each attempt: a mailbox can tell that a message came twice.
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // Nobody's holiday answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

/** What went wrong: nodemailer's code and the number that the server answered, never its words, which quote addresses. */
const codeOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' && /^[A-Z]{1,20}$/.test(code) ? code : 'EMAIL';
  return Number.isInteger(responseCode) ? `${name}_${responseCode}` : name;
};

export type MailOptions = {
  /** `smtp://` or `smtps://`, as nodemailer understands it. */
  smtpUrl: string;
  to: readonly string[];
  timeoutMs?: number;
};

/** E-mail, a connection for each message. It is told once one of the receivers' addresses is accepted. */
export const createMailChannel = ({ smtpUrl, to, timeoutMs = 30_000 }: MailOptions): Channel => {
  /** No start waits for it. */
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      connectionTimeout: stepTimeoutMs,
      greetingTimeout: stepTimeoutMs,
      socketTimeout: stepTimeoutMs,
      dnsTimeout: stepTimeoutMs,
    });
  };
  // At once, since a build may take the place of this one.
  const transport = openTransport();
  const from = senderOf(smtpUrl, to);
  return {
    name: 'mail',
    timeoutMs,
    deliver: async (announcement, signal) => {
      try {
        const { rejected } = await (await transport).sendMail({
          ...messageOf(announcement, from, to),
          signal,
        });
        return { refused: rejected.length };
      } catch (error) {
        throw new DeliveryFailed(codeOf(error));
      }
    },
  };
};
