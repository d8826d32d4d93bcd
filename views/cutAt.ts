/** A piece of a document. One that is kept is the same object each time, so that what is made of it can be kept as well. */
export type Piece = { readonly html: string; readonly isKept: boolean };

/**
 * Cuts markup at each place where one of `parts` stands, and gives back a function that puts others there, in the same
 * order. Throws where a part is not to be found in what those before it left.
 */
export const cutAt = (html: string, parts: readonly string[]) => {
  /** What stays, and the numbers of the parts between. */
  let cut: (Piece | number)[] = [{ html, isKept: true }];
  parts.forEach((part, number) => {
    const next = cut.flatMap((piece) =>
      typeof piece === 'number'
        ? [piece]
        : piece.html
            .split(part)
            .map((rest) => ({ html: rest, isKept: true }))
            .flatMap((rest, index) => (index > 0 ? [number, rest] : [rest])),
    );
    if (part === '' || next.length === cut.length) throw new Error(`Part ${number} is not in the markup`);
    cut = next;
  });
  return (others: readonly (readonly Piece[])[]): Piece[] =>
    cut.flatMap((piece) => (typeof piece === 'number' ? (others[piece] ?? []) : [piece]));
};
