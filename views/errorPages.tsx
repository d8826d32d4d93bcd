import type { BookingKind } from '../content/bookingFields.ts';
import { defaultLocale, type Locale } from '../content/locales.ts';
import { breakpoints, contentStopsGrowing } from '../content/look.ts';
import { fill } from '../content/rules/placeholders.ts';
import { ActionList } from './components/ActionList.tsx';
import { langAttribute } from './components/LanguageLabel.tsx';
import { Picture } from './components/Picture.tsx';
import { formPage, formUrl } from './forms/formUrl.ts';
import { createHead, crumbTo } from './head.ts';
import type { Page, RenderContext } from './page.ts';
import { formatPhone } from './texts/format.ts';
import { chatUrl, type PageRef, phoneUrl, type SectionId, urlOf } from './urls.ts';

type ErrorContent = {
  title: string;
  lead: string;
  /** The language of the title, if the title is the same text on the pages of all languages. */
  titleLocale?: Locale;
  /** The document's title if it differs from the heading. */
  documentTitle?: string;
  /** The page that the first segment of the requested path names. The breadcrumb links to it. */
  section?: SectionId | undefined;
  /** Links to other pages. The first is the main button. */
  links: readonly { href: string; text: string }[];
  /** Whether the page does not exist. The browser then logs its path to the console. */
  isMissing?: boolean;
  /** Whether to show telephone and chat, because something failed. */
  hasPhoneAndChat?: boolean;
  switcherTarget?: PageRef;
};

const ErrorMessage = ({ error, ...context }: { error: ErrorContent } & RenderContext) => {
  const { texts, locale } = context;
  const { title, titleLocale = locale, lead, links, isMissing, hasPhoneAndChat } = error;
  return (
    <div className="message-page" data-missing={isMissing ? '' : undefined}>
      <div>
        <h1 {...langAttribute(titleLocale, locale)}>{title}</h1>
        <p className="lead">{lead}</p>
        <ActionList links={links} />
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
          sizes={`(min-width: ${contentStopsGrowing}) 60rem, (min-width: ${breakpoints.medium}) 67vw, 28rem`}
          priority
          className="arch"
          {...context}
        />
      </div>
    </div>
  );
};

/**
 * Creates an error page: one message, links and a picture. Error pages have no URL and are not indexable.
 * Their breadcrumb shows words of the site only, never what a visitor typed.
 */
const createErrorPage = (describe: (context: RenderContext) => ErrorContent): Page => ({
  ref: null,
  render: (context) => {
    const error = describe(context);
    const { title, lead, documentTitle, titleLocale = context.locale, section } = error;
    const head = createHead({ title, description: lead }, 'hero', { isIndexable: false });
    return {
      ref: null,
      switcherTarget: error.switcherTarget ?? { page: 'home' },
      isError: true,
      head: { ...head, title: documentTitle ?? head.title },
      body: <ErrorMessage error={error} {...context} />,
      breadcrumb: [
        crumbTo('home', context),
        ...(section ? [crumbTo(section, context)] : []),
        { text: title, ...langAttribute(titleLocale, context.locale) },
      ],
    };
  },
});

/** The error page for a path that no page has. `section` is the page that its first segment names. */
export const notFound = (section?: SectionId): Page =>
  createErrorPage(({ texts: { errors }, locale }) => ({
    ...errors.notFound,
    section,
    links: [
      { href: urlOf({ page: 'home' }, locale), text: errors.home },
      { href: urlOf({ page: 'contact' }, locale), text: errors.notFound.contact },
    ],
    isMissing: true,
  }));

/** The error page for the URL of an unknown masseuse. */
export const profileNotFound = createErrorPage(({ texts, locale }) => {
  const { title, lead, home } = texts.pages.masseuse.notFound;
  return {
    title,
    lead,
    section: 'masseuses',
    links: [{ href: urlOf({ page: 'home' }, locale), text: home }],
    isMissing: true,
  };
});

/** The error page for a post whose fields could not be read. It cannot show the form again. */
export const refusalPage = (kind: BookingKind, message: string): Page =>
  createErrorPage(({ texts: { form, errors }, locale }) => ({
    title: errors.refusalTitle,
    lead: message,
    documentTitle: fill(form.errorTitle, { title: errors.refusalTitle }),
    links: [{ href: formUrl(kind, locale), text: errors.backToForm }],
    hasPhoneAndChat: true,
    switcherTarget: formPage(kind),
  }));

/** The error page for a client that requests too many pages. */
export const tooManyRequests = createErrorPage(({ texts: { errors }, locale }) => ({
  ...errors.tooManyRequests,
  links: [{ href: urlOf({ page: 'home' }, locale), text: errors.home }],
}));

/** The error page for a thrown error. `section` is the page that the first segment of the path names. */
export const unexpectedError = (section?: SectionId): Page =>
  createErrorPage(({ texts: { errors }, locale }) => ({
    ...errors.unexpected,
    titleLocale: defaultLocale,
    section,
    links: [{ href: urlOf({ page: 'home' }, locale), text: errors.home }],
    hasPhoneAndChat: true,
  }));
