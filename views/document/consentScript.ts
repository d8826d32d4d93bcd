import { ownCookies } from '../../content/cookies.ts';

const { consent, consentDate } = ownCookies;

/**
 * The one script inside the page's head: sets `data-consent` on the document before anything is painted, so that the
 * banner never flashes. It says the same as `currentConsent`, in as few bytes as it can; its hash is in the CSP.
 */
export const consentScript = `try{var s=localStorage,c=s.getItem('${consent.key}'),d=new Date(s.getItem('${consentDate.key}')||Date.now());d.setMonth(d.getMonth()+${consent.lifetime.count});if(/^(accepted|rejected)$/.test(c)&&!(d<Date.now()))document.documentElement.dataset.consent=c}catch(e){}`;
