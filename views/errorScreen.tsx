import type { Copy } from '../content/copy.ts';
import type { Locale } from '../content/locales.ts';
import { langAttribute } from './components/langAttribute.ts';
import { MessagePage } from './components/MessagePage.tsx';
import { PhoneAndChat } from './components/PhoneAndChat.tsx';
import { createHead } from './createHead.ts';
import type { RenderContext, Screen } from './screen.ts';
import { type SectionId, urlOf } from './urls.ts';

type Words = { title: string; lead: string };

type ErrorScreen = Pick<Screen, 'name'> &
  Partial<Pick<Screen, 'state' | 'switcherTarget'>> & {
    words: (copy: Copy) => Words;
    /** The language of the title, if the title is the same text on the pages of all languages. */
    titleLocale?: Locale;
    /** The page that the first segment of the requested path names. The breadcrumb links to it. */
    section?: SectionId | undefined;
    /** The document's title if it differs from the heading. */
    documentTitle?: (copy: Copy) => string;
    /** Links to other pages. The first is the main button. */
    links: (context: RenderContext) => readonly { href: string; text: string }[];
    /** Whether the page does not exist. The browser then logs its path to the console. */
    isMissing?: boolean;
    /** Whether to show telephone and chat. */
    hasPhoneAndChat?: boolean;
  };

/**
 * Creates an error screen. Error screens have no URL and are not indexable. Their breadcrumb shows words of
 * the site only, never what a visitor typed.
 */
export const errorScreen = ({
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
}: ErrorScreen): Screen => {
  const createErrorHead = ({ copy }: RenderContext) => {
    const { title, lead } = words(copy);
    const plain = createHead({ title, description: lead }, 'hero', { indexable: false });
    return documentTitle ? { ...plain, title: documentTitle(copy) } : plain;
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
        {...words(context.copy)}
        titleLocale={titleLocale}
        links={links(context)}
        isMissing={isMissing}
        {...context}
      >
        {hasPhoneAndChat && <PhoneAndChat copy={context.copy} />}
      </MessagePage>
    ),
    breadcrumb: ({ copy, locale }) => [
      { text: copy.pages.home.nav, href: urlOf({ page: 'home' }, locale) },
      ...(section ? [{ text: copy.pages[section].nav, href: urlOf({ page: section }, locale) }] : []),
      { text: words(copy).title, ...langAttribute(titleLocale ?? locale, locale) },
    ],
    schema: () => ({}),
  };
};
