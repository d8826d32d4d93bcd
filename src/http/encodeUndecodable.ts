import type { RequestHandler } from 'express';

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Encodes the percent signs of a path that cannot be decoded, so that it is answered like any other unknown path. */
export const encodeUndecodable: RequestHandler = (req, _res, next) => {
  if (!isDecodable(req.path)) req.url = encodeURI(req.url);
  next();
};
