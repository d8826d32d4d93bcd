/** Logs the path of a missing page to the console, for whoever reports a dead link. It is no error of the page. */
export const logMissingPage = (): void => {
  if (!document.querySelector('[data-missing]')) return;
  // biome-ignore lint/suspicious/noConsole: the console is where this belongs.
  console.info(`No page at ${location.pathname}`);
};
