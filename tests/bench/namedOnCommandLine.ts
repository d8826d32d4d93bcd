/** The items that the command line names, or all. Throws on an unknown name. */
export const namedOnCommandLine = <Item extends { name: string }>(all: readonly Item[]): Item[] => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !all.some((item) => item.name === name));
  if (unknown.length > 0) {
    throw new Error(`No ${unknown.join(', ')}. There is: ${all.map(({ name }) => name).join(', ')}`);
  }
  return all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
};
