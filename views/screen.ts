import type { ReactNode } from 'react';
import type { Copy } from '../content/copy.ts';
import type { Locale } from '../content/locales.ts';
import type { PictureId } from '../content/pictures.ts';
import type { Site } from './site.ts';
import type { SchemaNode } from './structuredData/schemaNode.ts';
import type { PageRef } from './urls.ts';

/** In which language and for which site something is rendered. */
export type RenderContext = { copy: Copy; locale: Locale; site: Site };

/** What the document's head says. */
export type Head = {
  title: string;
  description: string;
  /** Whether search engines may list this very URL. */
  indexable: boolean;
  /** For social cards. */
  picture: PictureId;
};

/** A step of the breadcrumb; the last one has no link. */
export type Crumb = { text: string; href?: string; lang?: Locale };

/** What a page adds to the structured data that every page has. */
export type PageSchema = {
  /** What the page is about; without it the centre. */
  about?: string;
  nodes?: readonly SchemaNode[];
  /** The offer catalogue stands only where all its prices are also to be read on the page. */
  hasOffers?: boolean;
};

/** One thing to show, in any language: a page as an address asks for it, or an error. */
export type Screen = {
  /** The page's id or the error's name. */
  name: string;
  /** All that its HTML depends on besides language and site; JSON. */
  state: object;
  /** The page's own address; `null` for an error screen. */
  ref: PageRef | null;
  /** The part of the address's query that goes along when the language is switched. */
  query: Record<string, string>;
  /** Whether it tells of an error: then it has no canonical address and no twins in other languages. */
  isError: boolean;
  /** Only the visitor's own browser may keep it: of searches there is no end. */
  isPrivate: boolean;
  /** Something lies over the whole page: nothing behind it can be reached. */
  isCovered: boolean;
  head: (context: RenderContext) => Head;
  /** The head of the page's plain address. */
  plainHead: (context: RenderContext) => Head;
  body: (context: RenderContext) => ReactNode;
  /** The way from the home page; empty where there is none to show. */
  breadcrumb: (context: RenderContext) => readonly Crumb[];
  schema: (context: RenderContext, url: string) => PageSchema;
  /** Where the language switcher leads. */
  switchTo: PageRef;
};
