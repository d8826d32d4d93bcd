import type { Request } from 'express';

/**
 * Whether a body is UTF-8, as all forms of browsers are and JSON has to be. The parsers would also take what nobody sends
 * by accident, as UTF-7 and UTF-16, in which other characters lie than those that one sees.
 */
export const isUtf8 = (req: Request): boolean =>
  [...(req.get('Content-Type') ?? '').matchAll(/charset\s*=\s*"?([^\s";]*)/gi)].every(
    ([, charset]) => charset?.toLowerCase() === 'utf-8',
  );
