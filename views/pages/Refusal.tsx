import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import type { RequestKind } from '../../content/requestFields.ts';
import { formUrl } from '../forms/formUrl.ts';
import { DirectLinks } from '../parts/DirectLinks.tsx';
import { MessagePage } from '../parts/MessagePage.tsx';
import type { Site } from '../screen.ts';

type Props = { message: string; form: RequestKind; copy: Copy; locale: Locale; site: Site };

/** A request whose fields could not be read, so that there is no form to show again. */
export const Refusal = ({ message, form, copy, locale, site }: Props) => {
  const { refusalTitle, backToForm } = copy.errors;
  return (
    <MessagePage
      copy={copy}
      site={site}
      title={refusalTitle}
      lead={message}
      links={[{ href: formUrl(form, locale), text: backToForm }]}
    >
      <DirectLinks copy={copy} />
    </MessagePage>
  );
};
