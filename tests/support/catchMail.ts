import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { createBookings } from '../../db/bookings.ts';
import { openDatabase } from '../../db/database.ts';
import { createMailer } from '../../src/bookings/mail.ts';
import { startNotifying } from '../../src/bookings/notifications.ts';

/** Accepts known recipients, or refuses all. */
type Behaviour = 'accepts' | 'refuses';

/** The text of a refusal; it contains an address, like those of real servers. */
export const refusal = 'Mailbox of secret@example.com is full';

/** Starts a mail server for one test; its behaviour can change. */
export const startMailServer = async (behaviour: Behaviour = 'accepts') => {
  const state = {
    behaviour,
    logins: [] as { username: unknown; password: unknown }[],
    messages: [] as string[],
    recipients: [] as string[][],
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      state.logins.push({ username, password });
      done(null, { user: 'sender' });
    },
    onRcptTo: ({ address }, _session, done) => {
      done(
        state.behaviour === 'refuses' || address.startsWith('unknown')
          ? Object.assign(new Error(refusal), { responseCode: 452 })
          : null,
      );
    },
    onData: (stream, session, done) => {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        state.messages.push(text);
        state.recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, { url: `smtp://127.0.0.1:${port}` });
};

/** Tells staff of the bookings in a file like the server, until the test ends, with the log in `lines`. */
export const startNotifyingStaff = (
  path: string,
  smtpUrl: string,
  to: readonly string[] = ['front@staff.example', 'desk@staff.example'],
) => {
  const lines: string[] = [];
  const log = pino({ base: null, level: 'trace' }, { write: (line: string) => lines.push(line) });
  const db = openDatabase(path);
  const bookings = createBookings(db, { isMailOn: true });
  const mailer = createMailer({ smtpUrl, from: 'house@mail.example', to });
  const { notify, stop } = startNotifying({ bookings, mailer, log });
  onTestFinished(async () => {
    await stop();
    db.close();
  });
  return { bookings, notify, lines };
};

export const subjectOf = (message: string): string | undefined => /^Subject: (.*)\r$/m.exec(message)?.[1];
