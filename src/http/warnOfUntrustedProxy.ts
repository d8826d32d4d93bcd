import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * Warns once where a request comes with the address of another client from somebody whom `TRUST_PROXY` does not name: it
 * may be a proxy that was forgotten, behind which all visitors count as one, or anybody's invention, which changes nothing.
 */
export const warnOfUntrustedProxy = (log: Logger): RequestHandler => {
  let isTold = false;
  return (req, _res, next) => {
    if (!isTold && req.headers['x-forwarded-for'] !== undefined) {
      const trusts: (address: string | undefined, hop: number) => boolean = req.app.get('trust proxy fn');
      if (!trusts(req.socket.remoteAddress, 0)) {
        isTold = true;
        log.warn(
          { variables: ['TRUST_PROXY'] },
          'a request came with X-Forwarded-For from an address that is not trusted: if it is a proxy of yours, name it, or all visitors count as one; if there is none, somebody made it up',
        );
      }
    }
    next();
  };
};
