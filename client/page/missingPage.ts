/** Tells the path of a missing page in the console, for a person who reports a dead link. It is no error of the page. */
export const tellMissingPage = (): void => {
  if (!document.querySelector('[data-missing]')) return;
  // biome-ignore lint/suspicious/noConsole: the console is where this is meant to stand.
  console.info(`No page at ${location.pathname}`);
};
