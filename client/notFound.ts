// A person who reports a dead link can read its path in the browser's console. It is no error of the page.
// biome-ignore lint/suspicious/noConsole: the console is where this is meant to stand.
console.info(`No page at ${location.pathname}`);
