import { formatPhone } from '../format.ts';
import { formUrl, type Prefill } from '../forms/formUrl.ts';
import type { Page, RenderContext } from '../page.ts';
import { phoneUrl } from '../urls.ts';
import { ActionList } from './ActionList.tsx';

/** The massage or the masseuse of a page. */
const prefillOf = ({ ref }: Page): Prefill => {
  if (!ref || !('slug' in ref)) return {};
  return { [ref.page]: ref.slug };
};

/** The links at the end of every page for visitors: a booking request and the telephone. */
export const NextStep = ({ page, texts, locale }: { page: Page } & RenderContext) =>
  page.ref &&
  page.ref.page !== 'casting' && (
    <div className="band band--ruled">
      <ActionList
        links={[
          { href: formUrl('booking', locale, prefillOf(page)), text: texts.pages.masseuse.book },
          { href: phoneUrl, text: `${texts.layout.call} ${formatPhone()}` },
        ]}
      />
    </div>
  );
