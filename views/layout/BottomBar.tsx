import { business, copyrightYear } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { formUrl } from '../forms/formUrl.ts';
import { fill } from '../text.ts';
import { chatUrl, phoneUrl } from '../urls.ts';

type Props = { copy: Copy; locale: Locale };

/** What stays at the bottom of the screen: the rights, and on phones the ways to a booking within the thumb's reach. */
export const BottomBar = ({ copy, locale }: Props) => (
  <div className="bottom-bar">
    <nav className="quick-actions" aria-label={copy.layout.reachLabel}>
      <a href={phoneUrl}>{copy.pages.service.call}</a>
      <a href={chatUrl(copy)}>{copy.layout.chat}</a>
      <a href={formUrl('booking', locale)}>{copy.layout.book}</a>
    </nav>
    <p className="rights">{fill(copy.layout.rights, { year: copyrightYear, name: business.name })}</p>
  </div>
);
