import { ownCookies } from '../../content/cookies.ts';
import { cookieSettingsIds } from './cookieSettingsIds.ts';

type Consent = 'accepted' | 'rejected';

declare global {
  interface DocumentEventMap {
    /**
     * Dispatched when the visitor's choice is applied, also if it has not changed; `null` without a valid
     * choice. The choice is also in `data-consent` on the root element.
     */
    consent: CustomEvent<Consent | null>;
  }
}

const { key: choiceKey, lifetime } = ownCookies.consent;
const { key: dateKey } = ownCookies.consentDate;

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
    const choice = localStorage.getItem(choiceKey);
    const isChoice = choice === 'accepted' || choice === 'rejected';
    return isChoice && !isExpired(localStorage.getItem(dateKey)) ? choice : null;
  } catch {
    return null;
  }
};

const storeConsent = (choice: Consent): void => {
  try {
    localStorage.setItem(choiceKey, choice);
    localStorage.setItem(dateKey, new Date().toISOString());
    choiceInMemory = null;
  } catch {
    // The next page asks again.
    choiceInMemory = choice;
  }
};

/** Tells the styles and the embeds of this page about the choice. */
const applyConsent = (choice: Consent | null): void => {
  const { dataset } = document.documentElement;
  if (choice) dataset['consent'] = choice;
  else delete dataset['consent'];
  document.dispatchEvent(new CustomEvent('consent', { detail: choice }));
};

/** Whether the banner covers a part of the page. In low windows it is part of the page. */
const isFixed = (banner: HTMLElement): boolean => getComputedStyle(banner).position === 'fixed';

/** Adds the content and the place of the banner. */
const prepareBanner = (banner: HTMLElement): void => {
  // The server sends the HTML of the banner as text, because text browsers would show it.
  banner.innerHTML = banner.textContent;
  // Before the footer it moves nothing that the visitor reads.
  if (!isFixed(banner)) document.querySelector('.footer')?.before(banner);
};

/** Sets `--banner-height`, because the scroll padding of the page keeps focused elements above the banner. */
const trackBannerHeight = (banner: HTMLElement): void => {
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--banner-height', `${banner.offsetHeight}px`)).observe(banner);
};

/** Returns a function that focuses the element that had the focus before the banner. */
const trackPreviousFocus = (banner: HTMLElement): (() => void) => {
  let previousFocus: HTMLElement | null = null;
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!banner.contains(relatedTarget as Node | null)) previousFocus = relatedTarget as HTMLElement | null;
  });
  // A fixed banner leaves the page where it is.
  return () => previousFocus?.focus({ preventScroll: isFixed(banner) });
};

/**
 * Shows the banner to visitors who have not chosen, and applies the choice. Without this script nothing sets
 * cookies.
 */
export const enableConsent = (): void => {
  const banner = document.getElementById(cookieSettingsIds.banner);
  const link = document.getElementById(cookieSettingsIds.link);
  if (!banner || !link) return;
  prepareBanner(banner);
  trackBannerHeight(banner);
  const restoreFocus = trackPreviousFocus(banner);
  const buttons = banner.querySelectorAll('button');
  /** Whether the visitor has opened the banner to change a choice. */
  let isOpened = false;

  const update = (): void => {
    const choice = readConsent();
    banner.hidden = choice !== null && !isOpened;
    // A visitor who opens the banner again learns what was chosen.
    for (const button of buttons) button.ariaPressed = choice && String(button.value === choice);
    applyConsent(choice);
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      isOpened = false;
      storeConsent(button.value === 'accepted' ? 'accepted' : 'rejected');
      update();
      restoreFocus();
    });
  }

  link.hidden = false;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    isOpened = true;
    banner.hidden = false;
    // Safari does not focus a clicked link, so the focus could not return to it.
    link.focus({ preventScroll: true });
    banner.focus();
  });

  // Another tab may have changed the choice while this page was in the back/forward cache.
  addEventListener('pageshow', update);
  addEventListener('storage', update);
  update();
};
