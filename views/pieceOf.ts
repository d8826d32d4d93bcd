import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Piece } from './cutAt.ts';

/** A part of a page, or a text as it stands in one, as a piece for one visitor or one that is kept. */
export const pieceOf = (node: ReactNode, isKept = false): Piece => ({ html: renderToString(node), isKept });
