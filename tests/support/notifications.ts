import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { Channel } from '../../src/notify/channel.ts';
import { createMailChannel } from '../../src/notify/mailChannel.ts';
import { startNotifying } from '../../src/notify/startNotifying.ts';
import { openStore } from './databases.ts';

/** Accepts known recipients, refuses all or the login, or never sends a greeting. */
type Behaviour = 'accepts' | 'refuses' | 'refusesLogin' | 'hangs';

/** The text of a refusal; it contains an address, like those of real servers. */
export const refusal = 'Mailbox of secret@example.com is full';

/** Starts a mail server for one test; its behaviour can change. */
export const startMailServer = async (behaviour: Behaviour = 'accepts', port = 0) => {
  const state = {
    behaviour,
    connections: 0,
    logins: [] as unknown[],
    messages: [] as string[],
    recipients: [] as string[][],
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => {
      state.logins.push(password);
      return state.behaviour === 'refusesLogin' ? done(new Error(refusal)) : done(null, { user: 'sender' });
    },
    onConnect: (_session, done) => {
      state.connections += 1;
      if (state.behaviour !== 'hangs') done();
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
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const stop = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  onTestFinished(stop);
  const bound = (server.server.address() as AddressInfo).port;
  return Object.assign(state, { port: bound, url: `smtp://127.0.0.1:${bound}`, stop });
};

/** A mail channel with two recipients and a short timeout. */
export const mailTo = (smtpUrl: string, { timeoutMs = 5000, second = 'desk@staff.example' } = {}): Channel =>
  createMailChannel({
    smtpUrl,
    from: 'house@mail.example',
    to: ['front@staff.example', second],
    timeoutMs,
  });

/** A delay longer than any test, so that a failed notification is not sent again. */
export const noRetryMs = 3_600_000;

/** Notifies of bookings in a file like the server, with short delays, until the test ends. */
export const notify = (path: string, channels: readonly Channel[], delaysMs: readonly number[] = [100]) => {
  const lines: string[] = [];
  const opened = openStore(
    path,
    channels.map(({ name }) => name),
  );
  const log = pino({ base: null, level: 'trace' }, { write: (line: string) => lines.push(line) });
  const notifying = startNotifying({ store: opened, channels, log, delaysMs });
  const store: typeof opened = {
    ...opened,
    save: async (booking) => {
      const result = await opened.save(booking);
      notifying.wake();
      return result;
    },
  };
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= notifying.stop().then(() => opened.close());
    return stopped;
  };
  onTestFinished(stop);
  const save = async (booking: Parameters<typeof store.save>[0]): Promise<string> => {
    const result = await store.save(booking);
    if (!('id' in result)) throw new Error(result.outcome);
    return result.id;
  };
  return { store, save, stop, lines, waitingNotifications: () => store.outbox.state() };
};

/** The log entries with this message. */
export const logged = (lines: readonly string[], msg: string) =>
  lines.map((line) => JSON.parse(line)).filter((entry) => entry.msg === msg);
