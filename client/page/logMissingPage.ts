/** Logs the path of a missing page to the console, so that a visitor can report a dead link. */
export const logMissingPage = (): void => {
  if (!document.querySelector('[data-missing]')) return;
  // biome-ignore lint/suspicious/noConsole: visitors who report a dead link read the console.
  console.info(`No page at ${location.pathname}`);
};
