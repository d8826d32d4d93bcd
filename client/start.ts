/** All that a page runs by itself. Small: React and the islands come when they are about to be used. */
import { installHydrationTriggers } from './islands/hydrationTriggers.ts';
import { followBottomBar } from './page/bottomBar.ts';
import { takeOverConsent } from './page/consent.ts';
import { makeDrawerModal } from './page/drawer.ts';
import { letBackGoBack } from './page/goBack.ts';
import { sendHeaderAway } from './page/headerAway.ts';
import { tellMissingPage } from './page/missingPage.ts';
import { followSafeArea } from './page/safeArea.ts';

takeOverConsent();
installHydrationTriggers();
makeDrawerModal();
letBackGoBack();
followBottomBar();
followSafeArea();
sendHeaderAway();
tellMissingPage();
