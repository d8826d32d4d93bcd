import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { type Locale, locales } from '../../content/locales.ts';
import { createSplicer } from '../../views/createSplicer.tsx';
import { notFound } from '../../views/pages/NotFound.ts';
import { profileNotFound } from '../../views/pages/ProfileNotFound.ts';
import { renderScreen } from '../../views/renderScreen.tsx';
import type { Screen } from '../../views/screen.ts';
import type { Site } from '../../views/site.ts';
import { caching } from '../http/caching.ts';
import { type Kept, keep, passPieces, type Representation } from '../http/representation.ts';
import type { Warmable } from '../warmUp.ts';
import { allPages, screenOf } from './allPages.ts';

/** Bytes of kept pages with their compressed forms: more than all pages with all that their addresses can choose. */
export const roomForPages = 80 * 1024 * 1024;

/** Bytes of all forms of a page for each byte of its HTML. */
const formsFactor = 1.5;

/** Searches that are kept, since the same few words are searched for most. */
const roomForSearches = 50;

/** Time that all others have between two renderings, each of which takes about as long. */
const betweenRenderingsMs = 5;

const htmlType = 'text/html; charset=utf-8';

/**
 * The pages of a site, rendered when they are first asked for and kept, one after the other with a pause between: who asks
 * for a picture meanwhile, which takes several turns of the event loop, does not wait for all of them. `room` is in bytes.
 */
export const createPages = (site: Site, room = roomForPages) => {
  const inTurn = pLimit(1);
  const splice = createSplicer(site);

  const kept = new LRUCache<string, Kept, { screen: Screen; locale: Locale }>({
    maxSize: room,
    sizeCalculation: ({ body }) => Math.ceil(body.length * formsFactor),
    fetchMethod: (_key, _stale, { context: { screen, locale } }) =>
      inTurn(async () => {
        await wait(betweenRenderingsMs);
        const { html, styles } = renderScreen(screen, locale, site);
        const cacheControl = screen.ref ? caching.page : caching.none;
        return keep(html, { contentType: htmlType, cacheControl, styles });
      }),
  });
  const searches = new LRUCache<string, Representation>({ max: roomForSearches });

  const keyOf = (screen: Screen, locale: Locale): string =>
    JSON.stringify([locale, screen.name, screen.state]);

  const keptPage = (screen: Screen, locale: Locale): Promise<Kept> =>
    kept.forceFetch(keyOf(screen, locale), { context: { screen, locale } });

  const representationOf = (screen: Screen, locale: Locale): Promise<Representation> | Representation => {
    const { splicing } = screen;
    if (!splicing) return keptPage(screen, locale);
    const key = keyOf(screen, locale);
    const passSearch = (): Representation => {
      const { pieces, styles } = splice(screen, splicing, locale);
      return passPieces(pieces, { contentType: htmlType, cacheControl: caching.visitor, styles });
    };
    const search = searches.get(key) ?? passSearch();
    searches.set(key, search);
    return search;
  };

  /** All pages at their plain addresses and the errors that have one, in every language. */
  const warmables: Warmable[] = [...allPages.map(screenOf), notFound, profileNotFound].flatMap((screen) =>
    screen ? locales.map((locale) => () => keptPage(screen, locale)) : [],
  );

  return { representationOf, warmables };
};

export type Pages = ReturnType<typeof createPages>;
