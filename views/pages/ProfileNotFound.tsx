import { MessagePage } from '../components/MessagePage.tsx';
import { errorHead, errorScreen } from '../errorScreen.ts';
import type { RenderContext } from '../screen.ts';
import { urlOf } from '../urls.ts';

const ProfileNotFound = (context: RenderContext) => {
  const { copy, locale } = context;
  const { title, lead, home } = copy.pages.masseuse.notFound;
  return (
    <MessagePage
      isMissing
      title={title}
      lead={lead}
      {...context}
      links={[{ href: urlOf({ page: 'home' }, locale), text: home }]}
    />
  );
};

export const profileNotFound = errorScreen(
  'profileNotFound',
  ({ copy }) => errorHead(copy.pages.masseuse.notFound),
  {
    body: (context) => <ProfileNotFound {...context} />,
    breadcrumb: ({ copy, locale }) => [
      { text: copy.pages.home.nav, href: urlOf({ page: 'home' }, locale) },
      { text: copy.pages.masseuses.nav, href: urlOf({ page: 'masseuses' }, locale) },
      { text: copy.pages.masseuse.notFound.title },
    ],
  },
);
