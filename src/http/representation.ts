import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Piece } from '../../views/cutAt.ts';
import { type Forms, keptForms } from './compress.ts';
import { joinPieces } from './joinPieces.ts';
import { allowStyles } from './securityHeaders.ts';

/** The same body, to be held by others. */
export const withCaching = (representation: Representation, cacheControl: string): Representation => ({
  ...representation,
  headers: { ...representation.headers, 'Cache-Control': cacheControl },
});

type About = {
  contentType: string;
  cacheControl: string;
  /** The style sheet that a page carries. */
  styles?: string;
};

/** A body ready to be sent, with its tag. */
export type Representation = {
  headers: Record<'Content-Type' | 'Cache-Control' | 'ETag', string>;
  styles: string | undefined;
  body: Buffer;
  /** Without them it is sent as it is to everybody. */
  forms: Forms | undefined;
};

const represent = (body: Buffer, about: About, forms: Forms | undefined): Representation => {
  const { contentType, cacheControl, styles } = about;
  // Weak: the same for every encoding of the body.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Content-Type': contentType, 'Cache-Control': cacheControl, ETag: etag };
  return { headers, styles, body, forms };
};

/** A body that is kept for many. `complete` makes its compressed forms in the background. */
export const keep = (text: string | Buffer, about: About) => {
  const body = Buffer.from(text);
  const { complete, ...forms } = keptForms(body);
  return { ...represent(body, about, forms), complete };
};

export type Kept = ReturnType<typeof keep>;

/** A body of the build, with its forms where the build has compressed it. */
export const keepBuilt = (
  body: Buffer,
  built: Record<keyof Forms, Buffer> | undefined,
  about: About,
): Representation => represent(body, about, built && { br: () => built.br, gzip: () => built.gzip });

/** A body that is made for one visitor of pieces, most of which are kept. */
export const passPieces = (pieces: readonly Piece[], about: About): Representation => {
  const { body, gzip } = joinPieces(pieces);
  return represent(body, about, { br: () => undefined, gzip });
};

/** What is sent, and whether nothing better can be there next time. */
type Encoded = { encoding?: 'br' | 'gzip'; body: Buffer; isFinal: boolean };

/**
 * The best encoding that the client takes and that is there. What a client likes best among them does not matter: browsers
 * name gzip first, and like brotli as well.
 */
const encodedFor = async (req: Request, { forms, body }: Representation): Promise<Encoded> => {
  if (!forms) return { body, isFinal: true };
  const takesBrotli = Boolean(req.acceptsEncodings('br'));
  const brotli = takesBrotli && forms.br();
  if (brotli) return { encoding: 'br', body: brotli, isFinal: true };
  const isFinal = !takesBrotli;
  if (!req.acceptsEncodings('gzip')) return { body, isFinal };
  return { encoding: 'gzip', body: await forms.gzip(), isFinal };
};

/** Whether a response is what everybody gets who asks for the same in the same way. */
export const isReusable = (res: Response): boolean => res.locals['isReusable'] === true;

/** Sends a body in the best encoding the client takes, or `304` where it has it already. */
export const send = async (
  req: Request,
  res: Response,
  representation: Representation,
  status = 200,
): Promise<void> => {
  if (representation.forms) res.vary('Accept-Encoding');
  res.status(status).set(representation.headers);
  if (representation.styles !== undefined) allowStyles(res, representation.styles);
  // The tag is the same for every encoding: a 304 speaks of none of them.
  if (status === 200 && req.fresh) {
    res.removeHeader('Content-Type');
    res.locals['isReusable'] = true;
    res.status(304).end();
    return;
  }
  const { encoding, body, isFinal } = await encodedFor(req, representation);
  if (encoding) res.set('Content-Encoding', encoding);
  res.locals['isReusable'] = isFinal;
  res.send(body);
};
