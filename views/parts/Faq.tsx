import { adultAge } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { formatEnquiryHours, formatMetro } from '../format.ts';
import { fill } from '../text.ts';
import { Turned } from './Turned.tsx';

/** The questions and answers in one language, with the facts in their places. */
export const faqOf = (copy: Copy, locale: Locale): { question: string; answer: string }[] => {
  const places = { metro: formatMetro(), adultAge, answerHours: formatEnquiryHours(copy, locale) };
  return copy.faq.map(({ question, answer }) => ({
    question: fill(question, places),
    answer: fill(answer, places),
  }));
};

/** Questions of which one is open at a time: elements of the same name close each other. */
export const Faq = ({ copy, locale }: { copy: Copy; locale: Locale }) => (
  <section className="faq band split" aria-labelledby="faq-heading">
    <h2 id="faq-heading">
      <Turned text={copy.homeSections.faqHeading} />
    </h2>
    <div className="faq__list">
      {faqOf(copy, locale).map(({ question, answer }) => (
        <details key={question} name="faq">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
