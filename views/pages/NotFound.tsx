import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { MessagePage } from '../parts/MessagePage.tsx';
import type { Site } from '../screen.ts';
import { urlOf } from '../urls.ts';

export const NotFound = ({ copy, locale, site }: { copy: Copy; locale: Locale; site: Site }) => {
  const { title, lead, home, contact } = copy.errors.notFound;
  return (
    <MessagePage
      isMissing
      copy={copy}
      site={site}
      title={title}
      lead={lead}
      links={[
        { href: urlOf({ page: 'home' }, locale), text: home },
        { href: urlOf({ page: 'contact' }, locale), text: contact },
      ]}
    />
  );
};
