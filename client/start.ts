/** The script of every page. It stays small, because React and the islands load later. */
import { installHydrationTriggers } from './islands/hydrationTriggers.ts';
import { replayEarlyEvents } from './islands/replayEarlyEvents.ts';
import { enhanceConsentBanner } from './page/consent.ts';
import { enhanceBackLink } from './page/enhanceBackLink.ts';
import { logMissingPage } from './page/logMissingPage.ts';
import { makeDrawerModal } from './page/makeDrawerModal.ts';
import { prerenderPages } from './page/prerenderPages.ts';
import { trackBottomBar } from './page/trackBottomBar.ts';
import { trackSafeArea } from './page/trackSafeArea.ts';

enhanceConsentBanner();
installHydrationTriggers();
replayEarlyEvents();
makeDrawerModal();
enhanceBackLink();
prerenderPages();
trackBottomBar();
trackSafeArea();
logMissingPage();
