import { searchLimit } from '../../content/limits.ts';
import { fill } from '../../content/rules/placeholders.ts';
import type { TextContext } from '../page.ts';
import { plural } from '../texts/text.ts';
import { urlOf } from '../urls.ts';
import { TextLinks } from './TextLinks.tsx';

type Props = TextContext & {
  /** The search words; empty for the whole list. */
  query: string;
  /** The number of results. */
  found: number;
};

/** The search form above the list of massages, and the number of results. */
export const ServiceSearch = ({ query, found, texts, locale }: Props) => {
  const words = texts.pages.services;
  return (
    <search className="search">
      <form action={urlOf({ page: 'services' }, locale)} method="get">
        <div className="search__row">
          <label className="visually-hidden" htmlFor="search-words">
            {words.searchLabel}
          </label>
          <input
            id="search-words"
            name="q"
            type="search"
            maxLength={searchLimit}
            defaultValue={query}
            enterKeyHint="search"
            placeholder={words.searchLabel}
          />
          <button className="button button--quiet" type="submit">
            {words.searchButton}
          </button>
        </div>
      </form>
      {query && (
        <div className="search__result">
          <p role="status">
            {found > 0 ? plural(words.found, found, locale, { query }) : fill(words.nothingFound, { query })}
          </p>
          {found > 0 ? (
            <a className="link-more" href={urlOf({ page: 'services' }, locale)}>
              {words.showAll}
            </a>
          ) : (
            <TextLinks links={words.elsewhereLinks} locale={locale} />
          )}
        </div>
      )}
    </search>
  );
};
