import { ownCookies } from '../../content/cookies.ts';

export type Consent = 'accepted' | 'rejected';

const { consent: choiceKey, consentDate: dateKey } = {
  consent: ownCookies.consent.key,
  consentDate: ownCookies.consentDate.key,
};

/** The choice of this page where storage would not take it. */
let inMemory: Consent | null = null;

const listeners = new Set<() => void>();

const isExpired = (date: string | null): boolean => {
  if (date === null) return false;
  const until = new Date(date);
  until.setMonth(until.getMonth() + ownCookies.consent.lifetime.count);
  return until.getTime() < Date.now();
};

/** The visitor's choice about cookies, or `null` where there is none that still counts. */
export const currentConsent = (): Consent | null => {
  if (inMemory) return inMemory;
  try {
    const choice = localStorage.getItem(choiceKey);
    const isChoice = choice === 'accepted' || choice === 'rejected';
    return isChoice && !isExpired(localStorage.getItem(dateKey)) ? choice : null;
  } catch {
    return null;
  }
};

/** For `useSyncExternalStore`. */
export const onConsent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Lets the page follow the choice: the banner by an attribute of the document, embeds by their listeners. */
const apply = (): void => {
  const choice = currentConsent();
  if (choice) document.documentElement.dataset['consent'] = choice;
  else delete document.documentElement.dataset['consent'];
  for (const listener of listeners) listener();
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

/** Takes over the banner, which without JavaScript is a form. */
export const takeOverConsent = (): void => {
  const banner = document.getElementById('cookie-settings');
  if (!banner) return;
  banner.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = (event as SubmitEvent).submitter as HTMLButtonElement;
    const wasReopened = document.documentElement.dataset['consentOpen'] !== undefined;
    choose(value === 'accepted' ? 'accepted' : 'rejected');
    // Back to where the visitor was: at the link that opened it, or at the beginning of the page.
    const place = wasReopened ? '[href="#cookie-settings"]' : '#content';
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  });
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[href="#cookie-settings"]')) return;
    event.preventDefault();
    document.documentElement.dataset['consentOpen'] = '';
    banner.focus();
  });
  // What has the focus must not lie under it, however long its words are.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--banner-height', `${banner.offsetHeight}px`);
  }).observe(banner);
  // Another tab, a page from the back-forward cache and a prerendered one may have an older choice.
  addEventListener('pageshow', apply);
  addEventListener('storage', apply);
  document.addEventListener('prerenderingchange', apply);
  apply();
};
