import { ownCookies } from '../../content/cookies.ts';

const { consent, consentDate } = ownCookies;

/**
 * An inline script in the head that sets `data-consent` before the first paint, so that the banner does not
 * flash. It is a short version of `currentConsent` in `client/page/consent.ts`. Its hash is in the CSP.
 */
export const consentScript = `try{var s=localStorage,c=s.getItem('${consent.key}'),d=new Date(s.getItem('${consentDate.key}')||Date.now());d.setMonth(d.getMonth()+${consent.lifetime.count});if(/^(accepted|rejected)$/.test(c)&&!(d<Date.now()))document.documentElement.dataset.consent=c}catch(e){}`;
