import type { IncomingMessage } from 'node:http';
import { bodyLimit } from '../../content/limits.ts';
import { isLongerThan } from '../http/bodies.ts';

/** Whether a request names its host at most once, at all in HTTP/1.1, and asks for a path: `*` and whole URLs are for proxies. */
export const isSound = ({ rawHeaders, httpVersion, url }: IncomingMessage): boolean => {
  let hosts = 0;
  // Of several, `headers` would have the first one.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return (hosts === 1 || (hosts === 0 && httpVersion === '1.0')) && url?.startsWith('/') === true;
};

/** Whether the body may be so long that nobody reads it to its end. */
export const mayStayUnread = (req: IncomingMessage): boolean =>
  req.headers['transfer-encoding'] !== undefined || isLongerThan(bodyLimit, req);
