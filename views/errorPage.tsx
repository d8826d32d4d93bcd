import type { Locale } from '../content/locales.ts';
import type { Texts } from '../content/texts.ts';
import { langAttribute } from './components/langAttribute.ts';
import { MessagePage } from './components/MessagePage.tsx';
import { PhoneAndChat } from './components/PhoneAndChat.tsx';
import { createHead } from './createHead.ts';
import type { Page, RenderContext } from './page.ts';
import { type SectionId, urlOf } from './urls.ts';

type Words = { title: string; lead: string };

type ErrorPageOptions = Pick<Page, 'name'> &
  Partial<Pick<Page, 'state' | 'switcherTarget'>> & {
    words: (texts: Texts) => Words;
    /** The language of the title, if the title is the same text on the pages of all languages. */
    titleLocale?: Locale;
    /** The page that the first segment of the requested path names. The breadcrumb links to it. */
    section?: SectionId | undefined;
    /** The document's title if it differs from the heading. */
    documentTitle?: (texts: Texts) => string;
    /** Links to other pages. The first is the main button. */
    links: (context: RenderContext) => readonly { href: string; text: string }[];
    /** Whether the page does not exist. The browser then logs its path to the console. */
    isMissing?: boolean;
    /** Whether to show telephone and chat. */
    hasPhoneAndChat?: boolean;
  };

/**
 * Creates an error page. Error pages have no URL and are not indexable. Their breadcrumb shows words of
 * the site only, never what a visitor typed.
 */
export const errorPage = ({
  name,
  words,
  titleLocale,
  section,
  documentTitle,
  links,
  isMissing = false,
  hasPhoneAndChat = false,
  state = {},
  switcherTarget = { page: 'home' },
}: ErrorPageOptions): Page => {
  const createErrorHead = ({ texts }: RenderContext) => {
    const { title, lead } = words(texts);
    const plain = createHead({ title, description: lead }, 'hero', { indexable: false });
    return documentTitle ? { ...plain, title: documentTitle(texts) } : plain;
  };
  return {
    name,
    state: section ? { ...state, section } : state,
    ref: null,
    switcherTarget,
    query: {},
    isError: true,
    isPrivate: false,
    hasModal: false,
    head: createErrorHead,
    headWithoutQuery: createErrorHead,
    body: (context) => (
      <MessagePage
        {...words(context.texts)}
        titleLocale={titleLocale}
        links={links(context)}
        isMissing={isMissing}
        {...context}
      >
        {hasPhoneAndChat && <PhoneAndChat texts={context.texts} />}
      </MessagePage>
    ),
    breadcrumb: ({ texts, locale }) => [
      { text: texts.pages.home.nav, href: urlOf({ page: 'home' }, locale) },
      ...(section ? [{ text: texts.pages[section].nav, href: urlOf({ page: section }, locale) }] : []),
      { text: words(texts).title, ...langAttribute(titleLocale ?? locale, locale) },
    ],
    schema: () => ({}),
  };
};
