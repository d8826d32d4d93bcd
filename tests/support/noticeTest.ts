import type { Page } from 'playwright';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import {
  test as base,
  fieldsOf,
  fillMessage,
  phone,
  stopClock,
  waitForHydration,
  waitForMessageSent,
} from './browserTest.ts';
import { pathTo } from './routeTable.ts';

const words = allTexts[defaultLocale].form;

export const notice = (page: Page) => page.locator('.notice');
export const countNotices = (page: Page) => notice(page).filter({ visible: true }).count();

/** The part of the form that says that the message was sent. */
export const outcome = (page: Page) => page.getByRole('region', { name: words.sent.contact });

const pressSend = (page: Page) => page.getByRole('button', { name: words.send.contact }).press('Enter');

/** Sends a message without a name, and waits for the notice. */
export const sendWrongMessage = async (page: Page): Promise<void> => {
  await pressSend(page);
  await notice(page).getByText(words.missing.contact).waitFor();
};

/** Sends a message, and waits for the notice. */
export const fillAndSendMessage = async (page: Page): Promise<void> => {
  await fillMessage(page);
  await pressSend(page);
  await waitForMessageSent(page);
};

/** Opens the contact page, whose form is hydrated and whose clock is stopped. */
export const test = base.extend('openContactForm', ({ openPage }) => async (viewport = phone) => {
  const opened = await openPage(pathTo('contact'), { viewport });
  const { page } = opened;
  await fieldsOf(page).name.focus();
  await waitForHydration(page, 'BookingForm');
  await stopClock(page);
  return opened;
});
