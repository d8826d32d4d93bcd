import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import type { RequestKind } from '../../content/requestFields.ts';
import { urlOf } from '../urls.ts';
import { contactRows } from './ContactChannels.tsx';
import { DefinitionList } from './DefinitionList.tsx';
import { OpeningHours } from './OpeningHours.tsx';

type Props = { kind: RequestKind; copy: Copy; locale: Locale };

/** The contact channels beside a form. The contact page shows the opening hours in another section. */
export const DirectContact = ({ kind, copy, locale }: Props) => {
  const rows = contactRows(copy);
  if (kind === 'contact') return <DefinitionList className="direct-contact" rows={rows} />;
  const { contactButton, footer } = copy.layout;
  return (
    <>
      <DefinitionList
        className="direct-contact"
        rows={[...rows, [footer.hours, <OpeningHours key="hours" copy={copy} locale={locale} />]]}
      />
      <a className="link-more" href={urlOf({ page: 'contact' }, locale)}>
        {contactButton}
      </a>
    </>
  );
};
