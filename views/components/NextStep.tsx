import type { ServiceSlug } from '../../content/catalogue.ts';
import { type FormQuery, formUrl } from '../forms/formUrl.ts';
import type { RenderContext, RenderedPage } from '../page.ts';
import { formatPhone } from '../texts/format.ts';
import { phoneUrl } from '../urls.ts';
import { ActionList } from './ActionList.tsx';
import { EmphasisedText } from './EmphasisedText.tsx';

/** The end of a page for visitors: a line, a booking request and the telephone. */
export const NextStep = ({ page, texts, locale }: { page: RenderedPage } & RenderContext) => {
  const { ref, hasModal } = page;
  // A profile has its own link to the form, and applicants have no booking.
  if (!ref || ref.page === 'masseuse' || ref.page === 'casting') return null;
  const prefill: FormQuery = ref.page === 'service' ? { service: ref.slug as ServiceSlug } : {};
  return (
    <div className="section-heading next-step" inert={hasModal}>
      <p>
        <EmphasisedText text={texts.layout.motto} />
      </p>
      <ActionList
        links={[
          { href: formUrl('booking', locale, prefill), text: texts.layout.requestBooking },
          { href: phoneUrl, text: `${texts.layout.call} ${formatPhone()}` },
        ]}
      />
    </div>
  );
};
