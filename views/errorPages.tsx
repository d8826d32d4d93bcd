import type { BookingKind } from '../content/bookingFields.ts';
import { defaultLocale, type Locale } from '../content/locales.ts';
import { breakpoints } from '../content/look.ts';
import { fill } from '../content/texts/placeholders.ts';
import type { Texts } from '../content/texts/texts.ts';
import { ActionList } from './components/ActionList.tsx';
import { langAttribute } from './components/LanguageLabel.tsx';
import { Picture } from './components/Picture.tsx';
import { formPage, formUrl } from './forms/formUrl.ts';
import { createHead, crumbTo } from './head.ts';
import type { Page, RenderContext } from './page.ts';
import { formatPhone } from './texts/format.ts';
import { chatUrl, phoneUrl, type SectionId, urlOf } from './urls.ts';

type Words = {
  title: string;
  lead: string;
  /** The language of the title, if the title is the same text on the pages of all languages. */
  titleLocale?: Locale;
  /** The document's title if it differs from the heading. */
  documentTitle?: string;
};

type Options = Partial<Pick<Page, 'switcherTarget'>> & {
  words: (texts: Texts) => Words;
  /** The page that the first segment of the requested path names. The breadcrumb links to it. */
  section?: SectionId | undefined;
  /** Links to other pages. The first is the main button. */
  links: (context: RenderContext) => readonly { href: string; text: string }[];
  /** Whether the page does not exist. The browser then logs its path to the console. */
  isMissing?: boolean;
  /** Whether to show telephone and chat, because something failed. */
  hasPhoneAndChat?: boolean;
};

/**
 * Creates an error page: one message, links and a picture. Error pages have no URL and are not indexable. Their
 * breadcrumb shows words of the site only, never what a visitor typed.
 */
const createErrorPage = ({
  words,
  section,
  links,
  isMissing = false,
  hasPhoneAndChat = false,
  switcherTarget = { page: 'home' },
}: Options): Page => {
  const heading = ({ texts, locale }: RenderContext) => {
    const { title, titleLocale = locale } = words(texts);
    return { text: title, ...langAttribute(titleLocale, locale) };
  };
  const head = ({ texts }: RenderContext) => {
    const { title, lead, documentTitle } = words(texts);
    const plain = createHead({ title, description: lead }, 'hero', { indexable: false });
    return { ...plain, title: documentTitle ?? plain.title };
  };
  return {
    ref: null,
    switcherTarget,
    isError: true,
    head,
    body: (context) => {
      const { texts } = context;
      const { text, ...lang } = heading(context);
      return (
        <div className="message-page" data-missing={isMissing ? '' : undefined}>
          <div>
            <h1 {...lang}>{text}</h1>
            <p className="lead">{words(texts).lead}</p>
            <ActionList links={links(context)} />
            {hasPhoneAndChat && (
              <>
                <p>{texts.form.otherWays}</p>
                <ActionList
                  first="button"
                  others="button"
                  links={[
                    { href: phoneUrl, text: `${texts.layout.call} ${formatPhone()}` },
                    { href: chatUrl(texts), text: texts.layout.chatLong },
                  ]}
                />
              </>
            )}
          </div>
          <div className="message-page__picture">
            <Picture
              id="about"
              // The crop is portrait, so the landscape picture is wider than its box.
              sizes={`(min-width: 90rem) 60rem, (min-width: ${breakpoints.medium}) 67vw, 28rem`}
              priority
              className="arch"
              {...context}
            />
          </div>
        </div>
      );
    },
    breadcrumb: (context) => [
      crumbTo('home', context),
      ...(section ? [crumbTo(section, context)] : []),
      heading(context),
    ],
  };
};

/** The error page for a path that no page has. `section` is the page that its first segment names. */
export const notFound = (section?: SectionId): Page =>
  createErrorPage({
    section,
    words: ({ errors }) => errors.notFound,
    links: ({ texts, locale }) => [
      { href: urlOf({ page: 'home' }, locale), text: texts.errors.home },
      { href: urlOf({ page: 'contact' }, locale), text: texts.errors.notFound.contact },
    ],
    isMissing: true,
  });

/** The error page for the URL of an unknown masseuse. */
export const profileNotFound = createErrorPage({
  section: 'masseuses',
  words: ({ pages }) => pages.masseuse.notFound,
  links: ({ texts, locale }) => [
    { href: urlOf({ page: 'home' }, locale), text: texts.pages.masseuse.notFound.home },
  ],
  isMissing: true,
});

/** The error page for a post whose fields could not be read. It cannot show the form again. */
export const refusalPage = (kind: BookingKind, message: string): Page =>
  createErrorPage({
    words: ({ form, errors: { refusalTitle: title } }) => ({
      title,
      lead: message,
      documentTitle: fill(form.errorTitle, { title }),
    }),
    links: ({ texts, locale }) => [{ href: formUrl(kind, locale), text: texts.errors.backToForm }],
    hasPhoneAndChat: true,
    switcherTarget: formPage(kind),
  });

/** The error page for a client that requests too many pages. */
export const tooManyRequests = createErrorPage({
  words: ({ errors }) => errors.tooManyRequests,
  links: ({ texts, locale }) => [{ href: urlOf({ page: 'home' }, locale), text: texts.errors.home }],
});

/** The error page for a thrown error. `section` is the page that the first segment of the path names. */
export const unexpectedError = (section?: SectionId): Page =>
  createErrorPage({
    section,
    words: ({ errors }) => ({ ...errors.unexpected, titleLocale: defaultLocale }),
    links: ({ texts, locale }) => [{ href: urlOf({ page: 'home' }, locale), text: texts.errors.home }],
    hasPhoneAndChat: true,
  });
