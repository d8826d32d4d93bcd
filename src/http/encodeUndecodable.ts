import type { RequestHandler } from 'express';
import { isDecodable } from '../isDecodable.ts';

/**
 * Encodes the percent signs of a path that cannot be decoded, so that it is answered like any other unknown
 * path.
 */
export const encodeUndecodable: RequestHandler = (req, _res, next) => {
  if (!isDecodable(req.path)) req.url = encodeURI(req.url);
  next();
};
