import { legalDates } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { LegalPage } from './LegalPage.tsx';

export const Privacy = ({ copy, locale }: { copy: Copy; locale: Locale }) => (
  <LegalPage words={copy.privacy} updated={legalDates.privacy} copy={copy} locale={locale} />
);
