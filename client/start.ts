/** The script of every page. It stays small, because React and the islands load later. */
import { hydrateIslands } from './islands/hydrateIslands.ts';
import { enableConsent } from './page/consent.ts';
import { enhanceBackLink } from './page/enhanceBackLink.ts';
import { leaveAtOnce } from './page/leaveAtOnce.ts';
import { logMissingPage } from './page/logMissingPage.ts';
import { makeMenuModal } from './page/makeMenuModal.ts';
import { showTooltips } from './page/showTooltips.ts';
import { trackBottomBar } from './page/trackBottomBar.ts';
import { trackSafeArea } from './page/trackSafeArea.ts';

// First, because it must work even if a browser lacks what the rest needs.
leaveAtOnce();
hydrateIslands();
enableConsent();
makeMenuModal();
enhanceBackLink();
showTooltips();
trackBottomBar();
trackSafeArea();
logMissingPage();
