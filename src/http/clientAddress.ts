import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Kept with the request, since limits and store ask for the same; a map by request would cost each garbage collection. */
const address = Symbol('client address');

type Known = Request & { [address]?: string };

const findAddress = (req: Request): string => {
  const claimed = req.ip ?? '';
  // A zone (`fe80::1%eth0`) is of this machine alone, and any text.
  const isAddress = isIP(claimed) > 0 && !claimed.includes('%');
  return ipKeyGenerator(isAddress ? claimed : (req.socket.remoteAddress ?? ''));
};

/**
 * The address that a request's client counts by: of IPv6 its network (/56), since a client has many addresses. What a
 * proxy's header gives in place of an address is somebody's invention: then the peer's own address counts.
 */
export const clientAddress = (req: Known): string => {
  req[address] ??= findAddress(req);
  return req[address];
};
