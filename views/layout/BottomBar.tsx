import { business, copyrightYear } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { formUrl } from '../forms/formUrl.ts';
import { fill } from '../text.ts';
import { chatUrl, phoneUrl } from '../urls.ts';

type Props = { copy: Copy; locale: Locale };

/** The fixed bar at the bottom: the copyright line and, on phones, links to telephone, chat and booking. */
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
