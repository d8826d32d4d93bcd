/** How many are let through between two looks at what else came; each takes a fraction of a millisecond. */
const atOnce = 8;

/** Puts off what can wait until others had their turn: a few calls at each turn of the event loop, in their order. */
export const afterOthers = <Item>(call: (item: Item) => void): ((item: Item) => void) => {
  let waiting: Item[] = [];

  const letThrough = (): void => {
    const now = waiting.slice(0, atOnce);
    waiting = waiting.slice(atOnce);
    if (waiting.length > 0) setImmediate(letThrough);
    for (const item of now) call(item);
  };

  return (item) => {
    waiting.push(item);
    if (waiting.length === 1) setImmediate(letThrough);
  };
};
