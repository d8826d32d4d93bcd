import type { TextContext } from '../page.ts';
import { LastStarts } from './OpeningHours.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { TextLinks } from './TextLinks.tsx';

/** The FAQ. The shared `name` makes the browser close one `<details>` when another opens. */
export const Faq = ({ texts, locale }: TextContext) => (
  <section className="faq band split" aria-labelledby="faq-heading">
    <SectionHeading id="faq" text={texts.pages.home.faqHeading} />
    <div className="faq__list">
      {texts.faq.map(({ id, question, answer, lastStarts, links }) => (
        <details key={question} name="faq">
          <summary>{question}</summary>
          {/* A link to an element inside `<details>` opens it; a link to `<details>` does not. */}
          <div className="faq__answer" id={id && `answer-${id}`}>
            <Paragraphs paragraphs={[answer].flat()} />
            {lastStarts && <LastStarts texts={texts} locale={locale} />}
            <TextLinks links={links} locale={locale} />
          </div>
        </details>
      ))}
    </div>
  </section>
);
