import type { ReactNode } from 'react';
import type { BookingKind } from '../../content/bookingFields.ts';
import { business } from '../../content/business.ts';
import type { Texts } from '../../content/textTypes/texts.ts';
import type { TextContext } from '../page.ts';
import { formatPhone } from '../texts/format.ts';
import { chatUrl, emailUrl, phoneUrl, urlOf } from '../urls.ts';
import { DefinitionList } from './DefinitionList.tsx';
import { OpeningHours } from './OpeningHours.tsx';

const renderLink = (href: string, text: string) => <a href={href}>{text}</a>;

/** Rows with telephone, chat and e-mail. */
const contactRows = (texts: Texts): [string, ReactNode][] => [
  [texts.layout.footer.phone, renderLink(phoneUrl, formatPhone())],
  [texts.layout.chat, renderLink(chatUrl(texts), texts.layout.chatLong)],
  [texts.layout.footer.email, renderLink(emailUrl, business.email)],
];

/** Telephone, chat and e-mail. */
export const ContactChannels = ({ texts }: { texts: Texts }) => (
  <DefinitionList className="contact-channels" rows={contactRows(texts)} />
);

type Props = TextContext & { kind: BookingKind };

/** The contact channels beside a form. The contact page shows the opening hours in another section. */
export const DirectContact = ({ kind, texts, locale }: Props) => {
  const rows = contactRows(texts);
  if (kind === 'contact') return <DefinitionList className="fact-rows direct-contact" rows={rows} />;
  const { contactButton, footer } = texts.layout;
  return (
    <>
      <DefinitionList
        className="fact-rows direct-contact"
        rows={[...rows, [footer.hours, <OpeningHours key="hours" texts={texts} locale={locale} />]]}
      />
      <a className="link-more" href={urlOf({ page: 'contact' }, locale)}>
        {contactButton}
      </a>
    </>
  );
};
