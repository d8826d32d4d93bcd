/**
 * A script that does nothing. Before it runs, a browser has to have the sheet that is linked before it: Chromium waits there
 * anyway, Firefox would show what follows without its styles. Its hash is in the CSP.
 */
export const waitForStyles = '0';
