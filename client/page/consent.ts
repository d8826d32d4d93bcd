import { ownCookies } from '../../content/cookies.ts';

type Consent = 'accepted' | 'rejected';

declare global {
  interface DocumentEventMap {
    /**
     * The visitor's choice is applied, new or not; `null` where there is none that still counts. It stands in `data-consent`
     * on the document as well. An event, since code that islands share with the start script costs every page a file more.
     */
    consent: CustomEvent<Consent | null>;
  }
}

const { key: choiceKey, lifetime } = ownCookies.consent;
const { key: dateKey } = ownCookies.consentDate;

/** The choice of this page where storage refuses it. */
let inMemory: Consent | null = null;

const isExpired = (date: string | null): boolean => {
  const until = new Date(date ?? Date.now());
  until.setMonth(until.getMonth() + lifetime.count);
  return until.getTime() < Date.now();
};

/** The visitor's choice about cookies, or `null` where there is none that still counts. */
const currentConsent = (): Consent | null => {
  if (inMemory) return inMemory;
  try {
    const choice = localStorage.getItem(choiceKey);
    const isChoice = choice === 'accepted' || choice === 'rejected';
    return isChoice && !isExpired(localStorage.getItem(dateKey)) ? choice : null;
  } catch {
    return null;
  }
};

/** Applies the choice to the page: to the banner by an attribute of the document, to embeds by an event. */
const apply = (): void => {
  const { dataset } = document.documentElement;
  const choice = currentConsent();
  if (choice) dataset['consent'] = choice;
  else delete dataset['consent'];
  document.dispatchEvent(new CustomEvent('consent', { detail: choice }));
};

const choose = (choice: Consent): void => {
  try {
    localStorage.setItem(choiceKey, choice);
    localStorage.setItem(dateKey, new Date().toISOString());
    inMemory = null;
  } catch {
    // The banner comes back on the next page.
    inMemory = choice;
  }
  delete document.documentElement.dataset['consentOpen'];
  apply();
};

/** Handles the banner, which without JavaScript is a form that is posted. */
export const enhanceConsentBanner = (): void => {
  const banner = document.getElementById('cookie-settings');
  if (!banner) return;
  const { dataset, style } = document.documentElement;
  banner.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = (event as SubmitEvent).submitter as HTMLButtonElement;
    const wasReopened = dataset['consentOpen'] !== undefined;
    choose(value === 'accepted' ? 'accepted' : 'rejected');
    // Back to where the visitor was: at the link that opened it, or at the beginning of the page.
    const place = wasReopened ? '[href="#cookie-settings"]' : '#content';
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  });
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[href="#cookie-settings"]')) return;
    event.preventDefault();
    dataset['consentOpen'] = '';
    banner.focus();
  });
  // What has the focus must not lie under it, however long its words are.
  new ResizeObserver(() => style.setProperty('--banner-height', `${banner.offsetHeight}px`)).observe(banner);
  // Another tab, a page from the back-forward cache and a prerendered one may have an older choice.
  addEventListener('pageshow', apply);
  addEventListener('storage', apply);
  document.addEventListener('prerenderingchange', apply);
  apply();
};
