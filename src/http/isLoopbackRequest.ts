import type { IncomingMessage } from 'node:http';

const loopbackHosts: readonly (string | undefined)[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a `Host` header names this machine. Other names may resolve to it by DNS rebinding. */
export const isLoopbackHost = (host: string | undefined): boolean =>
  loopbackHosts.includes(URL.parse(`http://${host}/`)?.hostname);

const loopbackAddress = /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/;

/** Headers that proxies add. */
const proxyHeader = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

/** Whether a request comes from this machine directly, not through a proxy on it. */
export const isLoopbackRequest = ({
  socket,
  headers,
}: Pick<IncomingMessage, 'socket' | 'headers'>): boolean =>
  loopbackAddress.test(socket.remoteAddress ?? '') &&
  isLoopbackHost(headers.host) &&
  !Object.keys(headers).some((name) => proxyHeader.test(name));
