import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import type { RequestKind } from '../../content/requestFields.ts';
import { urlOf } from '../urls.ts';
import { chatLink, emailLink, phoneLink } from './contactLinks.tsx';
import { DefinitionList } from './DefinitionList.tsx';
import { OpeningHours } from './OpeningHours.tsx';

type Props = { kind: RequestKind; copy: Copy; locale: Locale };

/** The contact channels beside a form. The contact page shows the opening hours in another section. */
export const DirectContact = ({ kind, copy, locale }: Props) => {
  const { chat, contactButton, footer } = copy.layout;
  const channels = [
    [footer.phone, phoneLink],
    [chat, chatLink(copy)],
    [footer.email, emailLink],
  ] as const;
  if (kind === 'contact') return <DefinitionList className="direct-contact" rows={channels} />;
  return (
    <>
      <DefinitionList
        className="direct-contact"
        rows={[...channels, [footer.hours, <OpeningHours key="hours" copy={copy} locale={locale} />]]}
      />
      <a className="link-more" href={urlOf({ page: 'contact' }, locale)}>
        {contactButton}
      </a>
    </>
  );
};
