import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { Piece } from '../../views/cutAt.ts';

/** Bytes that one stored block of DEFLATE can hold. */
const storedLimit = 0xffff;

/** A gzip member's beginning: no name, no time, no system (RFC 1952, 2.3). */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A last block with nothing in it (RFC 1951, 3.2.3). */
const lastBlock = Buffer.from([0x03, 0x00]);

type Encoded = { bytes: Buffer; blocks: Buffer };

/** Blocks of DEFLATE that end at a byte and look back at nothing before them, so that others can follow and come before. */
const deflate = (bytes: Buffer): Buffer =>
  deflateRawSync(bytes, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH });

/** The same for a text that is sent once: not compressed, which costs nothing (RFC 1951, 3.2.4). */
const store = (bytes: Buffer): Buffer => {
  if (bytes.length > storedLimit) return deflate(bytes);
  const length = Buffer.alloc(5);
  length.writeUInt16LE(bytes.length, 1);
  length.writeUInt16LE(bytes.length ^ storedLimit, 3);
  return Buffer.concat([length, bytes]);
};

/** Of the pieces that are kept. */
const kept = new WeakMap<Piece, Encoded>();

const encode = (piece: Piece): Encoded => {
  const known = kept.get(piece);
  if (known) return known;
  const bytes = Buffer.from(piece.html);
  const encoded = { bytes, blocks: piece.isKept ? deflate(bytes) : store(bytes) };
  if (piece.isKept) kept.set(piece, encoded);
  return encoded;
};

/**
 * Pieces as one body, and the same as gzip: those that are kept are compressed once, so that a body costs no more than what is
 * new in it.
 */
export const joinPieces = (pieces: readonly Piece[]): { body: Buffer; gzip: () => Buffer } => {
  const encoded = pieces.map(encode);
  const body = Buffer.concat(encoded.map(({ bytes }) => bytes));
  let gzipped: Buffer | undefined;
  const gzip = (): Buffer => {
    if (gzipped) return gzipped;
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(crc32(body), 0);
    tail.writeUInt32LE(body.length, 4);
    gzipped = Buffer.concat([head, ...encoded.map(({ blocks }) => blocks), lastBlock, tail]);
    return gzipped;
  };
  return { body, gzip };
};
