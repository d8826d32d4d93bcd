import type { ReactNode } from 'react';
import type { LegalSection } from '../../content/textTypes.ts';
import { formatDate } from '../format.ts';
import { legalPlaceholders } from '../legalPlaceholders.ts';
import type { RenderContext } from '../page.ts';
import { fill } from '../text.ts';
import { FirstScreenEnd } from './FirstScreenEnd.tsx';
import { TextWithEmail } from './TextWithEmail.tsx';

type Props<S extends LegalSection> = {
  words: { heading: string; contents: string; updated: string; sections: readonly S[] };
  /** The ISO date of the last change. */
  updated: string;
  context: RenderContext;
  /** Content after the text of a section. */
  after?: (section: S) => ReactNode;
};

/** A legal text with title, date, table of contents and sections. */
export const LegalText = <S extends LegalSection>({ words, updated, context, after }: Props<S>) => {
  const { texts, locale, site } = context;
  const placeholders = legalPlaceholders(texts, locale, site.retention);
  return (
    <article>
      <div className="page-header">
        <h1>{words.heading}</h1>
        <p className="text-muted">
          <time dateTime={updated}>{fill(words.updated, { updated: formatDate(updated, locale) })}</time>
        </p>
      </div>
      <div className="legal">
        <nav className="table-of-contents" aria-labelledby="contents-heading">
          <h2 id="contents-heading">{words.contents}</h2>
          <ol>
            {words.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose">
          {words.sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2 id={`${section.id}-heading`}>{section.heading}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <TextWithEmail text={fill(paragraph, placeholders)} />
                </p>
              ))}
              {section.bullets && (
                <ul className="bullet-list">
                  {section.bullets.map((bullet) => (
                    <li key={bullet}>
                      <TextWithEmail text={fill(bullet, placeholders)} />
                    </li>
                  ))}
                </ul>
              )}
              {after?.(section)}
            </section>
          ))}
        </div>
      </div>
      <FirstScreenEnd site={site} />
    </article>
  );
};
