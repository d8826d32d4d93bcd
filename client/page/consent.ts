import { ownCookies } from '../../content/cookies.ts';

type Consent = 'accepted' | 'rejected';

declare global {
  interface DocumentEventMap {
    /**
     * Dispatched when the visitor's choice is applied, also if it has not changed; `null` without a valid
     * choice. The choice is also in `data-consent` on the root element. Islands use this event instead of an
     * import, because shared code would be one more file for each page.
     */
    consent: CustomEvent<Consent | null>;
  }
}

const { key: choiceKey, lifetime } = ownCookies.consent;
const { key: dateKey } = ownCookies.consentDate;

/** The choice in the cookie of a visitor who used the banner before this script was there. */
const choiceInCookie = (): string | undefined =>
  new RegExp(`\\b${choiceKey}=(\\w+)`).exec(document.cookie)?.[1];

/** The choice on this page if `localStorage` is not available. */
let choiceInMemory: Consent | null = null;

/** Whether a choice of this date has expired. A choice without a date has not. */
const isExpired = (date: string | null): boolean => {
  const expiry = new Date(date ?? Date.now());
  expiry.setMonth(expiry.getMonth() + lifetime.count);
  return expiry.getTime() < Date.now();
};

/** The visitor's choice about cookies; `null` if there is none or it has expired. */
const readConsent = (): Consent | null => {
  if (choiceInMemory) return choiceInMemory;
  try {
    const choice = localStorage.getItem(choiceKey) ?? choiceInCookie();
    const isChoice = choice === 'accepted' || choice === 'rejected';
    return isChoice && !isExpired(localStorage.getItem(dateKey)) ? choice : null;
  } catch {
    return null;
  }
};

/** Applies the choice: an attribute of the root element hides the banner, and an event informs embeds. */
const applyConsent = (): void => {
  const { dataset } = document.documentElement;
  const choice = readConsent();
  if (choice) dataset['consent'] = choice;
  else delete dataset['consent'];
  document.dispatchEvent(new CustomEvent('consent', { detail: choice }));
};

/** Stores and applies the visitor's choice. */
const storeConsent = (choice: Consent): void => {
  try {
    localStorage.setItem(choiceKey, choice);
    localStorage.setItem(dateKey, new Date().toISOString());
    choiceInMemory = null;
  } catch {
    // The next page shows the banner again.
    choiceInMemory = choice;
  }
  delete document.documentElement.dataset['consentOpen'];
  applyConsent();
};

/** Handles the banner's form and the links to the banner in the browser, and applies a stored choice. */
export const enhanceConsentBanner = (): void => {
  const banner = document.getElementById('cookie-settings');
  if (!banner) return;
  const { dataset, style } = document.documentElement;
  /** The element that had the focus before the banner. It gets the focus back after the choice. */
  let previousFocus: HTMLElement | null = null;
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!banner.contains(relatedTarget as Node | null)) previousFocus = relatedTarget as HTMLElement | null;
  });
  banner.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = (event as SubmitEvent).submitter as HTMLButtonElement;
    // A fixed banner leaves the page where it is. In low windows the banner is at the beginning of the page.
    const preventScroll = getComputedStyle(banner).position === 'fixed';
    storeConsent(value === 'accepted' ? 'accepted' : 'rejected');
    previousFocus?.focus({ preventScroll });
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[href="#cookie-settings"]');
    if (!link) return;
    event.preventDefault();
    dataset['consentOpen'] = '';
    banner.focus();
    // Safari does not focus a clicked link.
    previousFocus = link;
  });
  // The scroll padding of the page keeps focused elements above the banner, so CSS needs its height.
  new ResizeObserver(() => style.setProperty('--banner-height', `${banner.offsetHeight}px`)).observe(banner);
  // Another tab may have changed the choice while this page was prerendered or in the back/forward cache.
  addEventListener('pageshow', applyConsent);
  addEventListener('storage', applyConsent);
  document.addEventListener('prerenderingchange', applyConsent);
  applyConsent();
};
