import { legalDates } from '../../content/business.ts';
import { LegalText } from '../components/LegalText.tsx';
import { definePage } from '../definePage.tsx';
import { createHead } from '../head.ts';
import type { RenderContext } from '../page.ts';

const Privacy = (context: RenderContext) => (
  <LegalText words={context.texts.pages.privacy} updated={legalDates.privacy} context={context} />
);

export const privacy = definePage('privacy', {
  Component: Privacy,
  head: ({ texts }) => createHead(texts.pages.privacy, 'hero', { indexable: false }),
});
