/** Logs the path of a missing page to the console, so that a visitor can report a dead link. */
export const logMissingPage = (): void => {
  if (!document.querySelector('[data-missing]')) return;
  // biome-ignore lint/suspicious/noConsole: the console is for whoever reports the dead link.
  console.info(`No page at ${location.pathname}`);
};
