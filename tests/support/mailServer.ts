import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** What a mail server does with who comes: takes messages, but for receivers who are unknown to it, refuses them, never greets, or hangs up within a message. */
type Manner = 'takes' | 'refuses' | 'hangs' | 'drops';

/** What a refusing server says; it quotes an address, as real ones do. */
export const refusal = 'Mailbox of secret@example.com is full';

/** A real mail server on loopback until the test is over, whose manner can change. */
export const startMailServer = async (manner: Manner = 'takes', port = 0) => {
  const state = { manner, connections: 0, messages: [] as string[], recipients: [] as string[][] };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'sender' }),
    onConnect: (_session, done) => {
      state.connections += 1;
      if (state.manner !== 'hangs') done();
    },
    onRcptTo: ({ address }, _session, done) => {
      done(
        state.manner === 'refuses' || address.startsWith('unknown')
          ? Object.assign(new Error(refusal), { responseCode: 452 })
          : null,
      );
    },
    onData: (stream, session, done) => {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        if (state.manner === 'drops') for (const socket of sockets) socket.destroy();
        else text += chunk;
      });
      stream.on('end', () => {
        if (state.manner === 'drops') return;
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
