import { MessagePage } from '../components/MessagePage.tsx';
import { errorHead, errorScreen } from '../errorScreen.ts';
import type { RenderContext } from '../screen.ts';
import { urlOf } from '../urls.ts';

const NotFound = (context: RenderContext) => {
  const { copy, locale } = context;
  const { title, lead, home, contact } = copy.errors.notFound;
  return (
    <MessagePage
      isMissing
      title={title}
      lead={lead}
      {...context}
      links={[
        { href: urlOf({ page: 'home' }, locale), text: home },
        { href: urlOf({ page: 'contact' }, locale), text: contact },
      ]}
    />
  );
};

export const notFound = errorScreen('notFound', ({ copy }) => errorHead(copy.errors.notFound), {
  body: (context) => <NotFound {...context} />,
  breadcrumb: ({ copy, locale }) => [
    { text: copy.pages.home.nav, href: urlOf({ page: 'home' }, locale) },
    { text: copy.errors.notFound.title },
  ],
});
