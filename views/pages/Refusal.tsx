import type { RequestKind } from '../../content/requestFields.ts';
import { DirectLinks } from '../components/DirectLinks.tsx';
import { MessagePage } from '../components/MessagePage.tsx';
import { errorHead, errorScreen } from '../errorScreen.ts';
import { formPage, formUrl } from '../forms/formUrl.ts';
import type { Head, RenderContext, Screen } from '../screen.ts';
import { fill } from '../text.ts';

type Props = { message: string; kind: RequestKind } & RenderContext;

const Refusal = ({ message, kind, copy, locale, site }: Props) => {
  const { refusalTitle, backToForm } = copy.errors;
  return (
    <MessagePage
      copy={copy}
      site={site}
      title={refusalTitle}
      lead={message}
      links={[{ href: formUrl(kind, locale), text: backToForm }]}
    >
      <DirectLinks copy={copy} />
    </MessagePage>
  );
};

/** A request whose fields could not be read, so that there is no form to show again. */
export const refusal = (kind: RequestKind, message: string): Screen => {
  const head = ({ copy }: RenderContext): Head => {
    const title = fill(copy.form.errorTitle, { title: copy.errors.refusalTitle });
    return { ...errorHead({ title, lead: message }), title };
  };
  return errorScreen('refusal', head, {
    switchTo: formPage(kind),
    body: (context) => <Refusal message={message} kind={kind} {...context} />,
  });
};
