import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { TextLinks } from './TextLinks.tsx';

/** The FAQ. The shared `name` makes the browser close one `<details>` when another opens. */
export const Faq = ({ copy, locale }: { copy: Copy; locale: Locale }) => (
  <section className="faq band split" aria-labelledby="faq-heading">
    <SectionHeading id="faq" text={copy.pages.home.faqHeading} />
    <div className="faq__list">
      {copy.faq.map(({ question, answer, links }) => (
        <details key={question} name="faq">
          <summary>{question}</summary>
          <Paragraphs texts={[answer].flat()} />
          <TextLinks links={links} locale={locale} />
        </details>
      ))}
    </div>
  </section>
);
