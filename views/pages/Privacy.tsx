import { legalDates } from '../../content/business.ts';
import { LegalText } from '../components/LegalText.tsx';
import { definePage } from '../definePage.ts';
import { createHead } from '../head.ts';
import type { RenderContext } from '../page.ts';

const Privacy = (context: RenderContext) => (
  <LegalText words={context.texts.pages.privacy} updated={legalDates.privacy} {...context} />
);

export const privacy = definePage('privacy', (context) => ({
  head: createHead(context.texts.pages.privacy, 'hero'),
  body: <Privacy {...context} />,
}));
