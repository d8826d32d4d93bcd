import { renderToString } from 'react-dom/server';
import type { Locale } from '../content/locales.ts';
import { copies } from './copies.ts';
import { Document } from './document/Document.tsx';
import { FontPreload } from './document/FontPreload.tsx';
import { firstScreenOf, hasSubtitle, stylesFor } from './document/firstScreen.ts';
import type { Screen } from './screen.ts';
import type { Site } from './site.ts';

/** The HTML document of one screen in one language, and the style sheet in it, whose hash its policy has to name. */
export const renderScreen = (
  screen: Screen,
  locale: Locale,
  site: Site,
): { html: string; styles: string } => {
  const html = renderToString(<Document screen={screen} copy={copies[locale]} locale={locale} site={site} />);
  const firstScreen = firstScreenOf(html, site);
  const styles = stylesFor(firstScreen, site.styles);
  const italic = hasSubtitle(firstScreen)
    ? renderToString(<FontPreload font="cormorant-italic" site={site} />)
    : '';
  const filled = html.replace('<style></style>', () => `${italic}<style>${styles}</style>`);
  return { html: `<!doctype html>${filled}`, styles };
};
