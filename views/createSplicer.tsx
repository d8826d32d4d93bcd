import type { Locale } from '../content/locales.ts';
import { copies } from './copies.ts';
import { cutAt, type Piece } from './cutAt.ts';
import { LanguageSwitcher } from './layout/LanguageSwitcher.tsx';
import { pieceOf } from './pieceOf.ts';
import { renderScreen } from './renderScreen.tsx';
import type { KeepPart, RenderContext, Screen, Splicing } from './screen.ts';
import type { Site } from './site.ts';
import { urlOf } from './urls.ts';

const createKeep = (): KeepPart => {
  const kept = new Map<string, unknown>();
  return <T,>(key: string, make: () => T): T => {
    if (!kept.has(key)) kept.set(key, make());
    return kept.get(key) as T;
  };
};

/** What depends on a screen's query: what the document says of it, and what its page does. */
const partsOf = (screen: Screen, splicing: Splicing, context: RenderContext, keep: KeepPart) => [
  // In the title, and in that of social cards.
  [pieceOf(screen.head(context).title)],
  [pieceOf(<LanguageSwitcher screen={screen} {...context} />)],
  // Where the cookie banner's form comes back to.
  [pieceOf(urlOf(screen.switchTo, context.locale, screen))],
  ...splicing.parts(context, keep),
];

const htmlOf = (pieces: readonly Piece[]): string => pieces.map(({ html }) => html).join('');

/**
 * Gives back a function that renders screens with a `splicing`, in pieces that make up what `renderScreen` gives, at a
 * fraction of its cost: first a sample of the page and language is rendered and its parts are cut out; from then on
 * only the parts are rendered.
 */
export const createSplicer = (site: Site) => {
  const keep = createKeep();

  return (screen: Screen, splicing: Splicing, locale: Locale): Piece[] => {
    const context = { copy: copies[locale], locale, site };
    const shown = `${screen.name} ${locale}`;
    const keepPart: KeepPart = (key, make) => keep(`${shown} ${key}`, make);
    const shell = keep(shown, () => {
      const sample = splicing.sample();
      const parts = partsOf(sample, sample.splicing ?? splicing, context, keepPart);
      return cutAt(renderScreen(sample, locale, site), parts.map(htmlOf));
    });
    return shell(partsOf(screen, splicing, context, keepPart));
  };
};
