import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { DirectLinks } from '../parts/DirectLinks.tsx';
import { MessagePage } from '../parts/MessagePage.tsx';
import { urlOf } from '../urls.ts';

export const UnexpectedError = ({ copy, locale }: { copy: Copy; locale: Locale }) => {
  const { title, lead, home } = copy.errors.unexpected;
  return (
    <MessagePage title={title} lead={lead} links={[{ href: urlOf({ page: 'home' }, locale), text: home }]}>
      <DirectLinks copy={copy} />
    </MessagePage>
  );
};
