import type { BookingKind } from '../../content/bookingFields.ts';
import type { Locale } from '../../content/locales.ts';
import type { Texts } from '../../content/texts.ts';
import { urlOf } from '../urls.ts';
import { contactRows } from './ContactChannels.tsx';
import { DefinitionList } from './DefinitionList.tsx';
import { OpeningHours } from './OpeningHours.tsx';

type Props = { kind: BookingKind; texts: Texts; locale: Locale };

/** The contact channels beside a form. The contact page shows the opening hours in another section. */
export const DirectContact = ({ kind, texts, locale }: Props) => {
  const rows = contactRows(texts);
  if (kind === 'contact') return <DefinitionList className="direct-contact" rows={rows} />;
  const { contactButton, footer } = texts.layout;
  return (
    <>
      <DefinitionList
        className="direct-contact"
        rows={[...rows, [footer.hours, <OpeningHours key="hours" texts={texts} locale={locale} />]]}
      />
      <a className="link-more" href={urlOf({ page: 'contact' }, locale)}>
        {contactButton}
      </a>
    </>
  );
};
