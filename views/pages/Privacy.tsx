import { legalDates } from '../../content/business.ts';
import { LegalText } from '../components/LegalText.tsx';
import { headOf } from '../head.ts';
import { definePage } from '../page.tsx';
import type { RenderContext } from '../screen.ts';

const Privacy = (context: RenderContext) => (
  <LegalText words={context.copy.pages.privacy} updated={legalDates.privacy} context={context} />
);

export const privacy = definePage('privacy', {
  Component: Privacy,
  head: ({ copy }) => headOf(copy.pages.privacy, 'hero', { indexable: false }),
});
