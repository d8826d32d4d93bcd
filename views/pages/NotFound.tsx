import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { MessagePage } from '../parts/MessagePage.tsx';
import { urlOf } from '../urls.ts';

export const NotFound = ({ copy, locale }: { copy: Copy; locale: Locale }) => {
  const { title, lead, home, contact } = copy.errors.notFound;
  return (
    <MessagePage
      isMissing
      title={title}
      lead={lead}
      links={[
        { href: urlOf({ page: 'home' }, locale), text: home },
        { href: urlOf({ page: 'contact' }, locale), text: contact },
      ]}
    />
  );
};
