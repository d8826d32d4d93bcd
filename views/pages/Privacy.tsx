import { legalDates } from '../../content/business.ts';
import { LegalText } from '../components/LegalText.tsx';
import { headOf } from '../head.ts';
import { definePage } from '../page.tsx';
import type { RenderContext } from '../screen.ts';

const Privacy = ({ copy, locale }: RenderContext) => (
  <LegalText words={copy.pages.privacy} updated={legalDates.privacy} copy={copy} locale={locale} />
);

export const privacy = definePage('privacy', {
  Component: Privacy,
  head: ({ copy }) => headOf(copy.pages.privacy, 'hero', { indexable: false }),
});
