/**
 * An inline script that does nothing. Browsers run a script only after the style sheets before it have
 * loaded. Without the script, Firefox would render unstyled content. Its hash is in the CSP.
 */
export const waitForStyles = '0';
