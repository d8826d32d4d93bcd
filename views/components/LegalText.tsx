import type { ReactNode } from 'react';
import { LinkedText } from '../../client/components/LinkedText.tsx';
import { business } from '../../content/business.ts';
import { fill } from '../../content/rules/placeholders.ts';
import type { LegalTexts } from '../../content/textTypes/legal.ts';
import type { LegalSection } from '../../content/textTypes/shared.ts';
import type { RenderContext } from '../page.ts';
import { formatDayWithYear } from '../texts/format.ts';
import { plural } from '../texts/text.ts';
import { emailUrl } from '../urls.ts';

type Props = RenderContext & {
  words: LegalTexts;
  /** The ISO date of the last change. */
  updated: string;
  /** Content after the text of a section. */
  after?: (section: LegalSection) => ReactNode;
};

/** A legal text with title, date, table of contents and sections. */
export const LegalText = ({ words, updated, after, texts, locale, site }: Props) => {
  const { count, unit } = site.retention;
  const retention = plural(texts.layout.periods[unit], count, locale);
  /** Fills in the period that the operator has set, and links the e-mail address. */
  const renderText = (text: string) => (
    <LinkedText text={fill(text, { retention })} link={{ text: business.email, href: emailUrl }} />
  );
  return (
    <article>
      <div className="page-header">
        <h1>{words.heading}</h1>
        <p className="text-muted">
          <time dateTime={updated}>
            {fill(words.updated, { updated: formatDayWithYear(updated, locale) })}
          </time>
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
                <p key={paragraph}>{renderText(paragraph)}</p>
              ))}
              {section.bullets && (
                <ul className="bullet-list">
                  {section.bullets.map((bullet) => (
                    <li key={bullet}>{renderText(bullet)}</li>
                  ))}
                </ul>
              )}
              {after?.(section)}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
};
