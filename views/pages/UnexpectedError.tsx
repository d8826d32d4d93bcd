import { DirectLinks } from '../components/DirectLinks.tsx';
import { MessagePage } from '../components/MessagePage.tsx';
import { errorHead, errorScreen } from '../errorScreen.ts';
import type { RenderContext } from '../screen.ts';
import { urlOf } from '../urls.ts';

const UnexpectedError = (context: RenderContext) => {
  const { copy, locale } = context;
  const { title, lead, home } = copy.errors.unexpected;
  return (
    <MessagePage
      title={title}
      lead={lead}
      {...context}
      links={[{ href: urlOf({ page: 'home' }, locale), text: home }]}
    >
      <DirectLinks copy={copy} />
    </MessagePage>
  );
};

export const unexpectedError = errorScreen('unexpected', ({ copy }) => errorHead(copy.errors.unexpected), {
  body: (context) => <UnexpectedError {...context} />,
});
