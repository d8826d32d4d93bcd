/** Something that stands in one line at most. */
export type InLine = {
  /** The one in which it stands. */
  line: object | undefined;
  before: InLine | undefined;
  after: InLine | undefined;
};

/** Things in the order in which they came, each of which can leave from anywhere in it. */
export type Line<Item> = {
  readonly size: number;
  /** Puts one at the end that stands in no line. */
  add: (item: Item) => void;
  /** Takes one out; false where it does not stand here. */
  delete: (item: Item) => boolean;
  has: (item: Item) => boolean;
  /** From the first to the last; the one that was just given may leave meanwhile. */
  [Symbol.iterator]: () => Generator<Item>;
};

/**
 * A line of things that know their neighbours: two for each request that comes, where a `Set` would have to be made anew
 * every few dozen.
 */
export const createLine = <Item extends InLine>(): Line<Item> => {
  let first: InLine | undefined;
  let last: InLine | undefined;
  let size = 0;

  const line: Line<Item> = {
    get size() {
      return size;
    },

    add: (item) => {
      item.line = line;
      item.before = last;
      item.after = undefined;
      if (last) last.after = item;
      else first = item;
      last = item;
      size += 1;
    },

    delete: (item) => {
      if (item.line !== line) return false;
      const { before, after } = item;
      if (before) before.after = after;
      else first = after;
      if (after) after.before = before;
      else last = before;
      item.line = undefined;
      size -= 1;
      return true;
    },

    has: (item) => item.line === line,

    *[Symbol.iterator]() {
      let next = first;
      while (next) {
        const item = next;
        next = item.after;
        yield item as Item;
      }
    },
  };
  return line;
};
