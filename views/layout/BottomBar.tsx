import { formUrl } from '../forms/formUrl.ts';
import type { TextContext } from '../page.ts';
import { chatUrl, phoneUrl } from '../urls.ts';

/** The fixed bar at the bottom: the copyright line and, on phones, links to telephone, chat and booking. */
export const BottomBar = ({ texts, locale }: TextContext) => (
  <div className="bottom-bar">
    <nav className="quick-actions" aria-label={texts.layout.reachLabel}>
      <a href={phoneUrl}>{texts.layout.callButton}</a> <a href={chatUrl(texts)}>{texts.layout.chat}</a>{' '}
      <a href={formUrl('booking', locale)}>{texts.layout.book}</a>
    </nav>
    <p className="bottom-bar__rights">{texts.layout.rights}</p>
  </div>
);
