import type { IncomingMessage } from 'node:http';

const ownNames: readonly (string | undefined)[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a `Host` names this machine itself, on whatever port: no name of others that leads here by their DNS does. */
export const isOwnName = (host: string | undefined): boolean =>
  ownNames.includes(URL.parse(`http://${host}/`)?.hostname);

/** What proxies add. */
const ofProxy = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

/** Whether somebody on this machine asks, by its own name and not through a proxy that says that it is one. */
export const isAskedHere = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean =>
  /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '') &&
  isOwnName(headers.host) &&
  !Object.keys(headers).some((name) => ofProxy.test(name));
