import type { ReactNode } from 'react';
import type { Locale } from '../content/locales.ts';
import type { PictureId } from '../content/pictures.ts';
import type { Texts } from '../content/textTypes/texts.ts';
import type { Site } from './site.ts';
import type { PageRef } from './urls.ts';

/** The language that a component renders. */
export type TextContext = { texts: Texts; locale: Locale };

/** The language and the site that a component renders for. */
export type RenderContext = TextContext & { site: Site };

/** The content of the document's head. */
export type PageHead = {
  title: string;
  description: string;
  /** Whether search engines may list this URL. */
  isIndexable: boolean;
  /** The picture of social cards. */
  picture: PictureId;
};

/** A step of the breadcrumb. The last step has no link. */
export type Crumb = { text: string; href?: string; lang?: string };

/** A node of a `schema.org` graph. */
export type SchemaNode = Record<string, unknown>;

/** A page in one language. `Document` renders it. */
export type RenderedPage = {
  /** The page of the route table; `null` for an error page. */
  ref: PageRef | null;
  /** The page that the language switcher links to: the page itself, or the nearest page of an error. */
  switcherTarget: PageRef;
  head: PageHead;
  body: ReactNode;
  /** The steps from the home page to this one. */
  breadcrumb: readonly Crumb[];
  /** The additions to the structured data of every page. */
  schema?: {
    /** The subject of the page; by default the centre. */
    subject?: SchemaNode;
    /** Whether to add the offer catalogue. Only pages that show all prices may have it. */
    hasOffers?: boolean;
  };
  /** The query parameters of this state, for links to the same state in another language. */
  query?: Record<string, string>;
  /** Whether the page reports an error. It then has no canonical URL and no alternates. */
  isError?: boolean;
  /** Whether a modal dialog is open, so that the rest of the page is inert. */
  hasModal?: boolean;
};

/**
 * A page of the route table in a certain state, or an error page. It is the same object for all languages.
 */
export type Page = {
  ref: PageRef | null;
  render: (context: RenderContext) => RenderedPage;
};
