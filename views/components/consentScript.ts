import { ownCookies } from '../../content/cookies.ts';

/**
 * An inline script in the head that sets `data-consent` before the first paint, so that the banner does not
 * flash. `client/page/consent.ts` shows the banner again if the choice has expired. The hash is in the CSP.
 */
export const consentScript = `try{var c=localStorage.getItem('${ownCookies.consent.key}')||document.cookie.split('${ownCookies.consent.key}=')[1];c=/^(accept|reject)ed/.exec(c)?.[0];c&&(document.documentElement.dataset.consent=c)}catch{}`;
