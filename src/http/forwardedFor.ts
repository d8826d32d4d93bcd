import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** `203.0.113.1:50001` or `[2001:db8::1]:443`. An IPv6 address without brackets has no port. */
const addressWithPort = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d+)?$/;

const removePort = (entry: string): string => {
  const { v6, v4 } = addressWithPort.exec(entry.trim())?.groups ?? {};
  return v6 ?? v4 ?? entry;
};

/**
 * Removes the ports that some gateways add to the addresses in `X-Forwarded-For`. Express would take none of
 * them for an address, and all visitors would share one limit.
 */
export const removeForwardedPorts: RequestHandler = (req, _res, next) => {
  const header = req.get('X-Forwarded-For');
  if (header !== undefined) req.headers['x-forwarded-for'] = header.split(',').map(removePort).join(', ');
  next();
};

/**
 * Logs one warning when a request carries `X-Forwarded-For` from an address that `TRUST_PROXY` does not name.
 */
export const warnOfUntrustedProxy = (log: Logger): RequestHandler => {
  let isLogged = false;
  return (req, _res, next) => {
    // Express makes this function from the setting `trust proxy`.
    const trusts: (address: string | undefined, hop: number) => boolean = req.app.get('trust proxy fn');
    if (!isLogged && req.get('X-Forwarded-For') !== undefined && !trusts(req.socket.remoteAddress, 0)) {
      isLogged = true;
      log.warn(
        { variables: ['TRUST_PROXY'] },
        'X-Forwarded-For from an address that is not trusted: if it is your proxy, name it in TRUST_PROXY, or all visitors share one rate limit; otherwise the client invented it',
      );
    }
    next();
  };
};
