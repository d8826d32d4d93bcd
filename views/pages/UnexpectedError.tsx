import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { DirectLinks } from '../parts/DirectLinks.tsx';
import { MessagePage } from '../parts/MessagePage.tsx';
import type { Site } from '../screen.ts';
import { urlOf } from '../urls.ts';

export const UnexpectedError = ({ copy, locale, site }: { copy: Copy; locale: Locale; site: Site }) => {
  const { title, lead, home } = copy.errors.unexpected;
  return (
    <MessagePage
      copy={copy}
      site={site}
      title={title}
      lead={lead}
      links={[{ href: urlOf({ page: 'home' }, locale), text: home }]}
    >
      <DirectLinks copy={copy} />
    </MessagePage>
  );
};
