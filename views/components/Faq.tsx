import { adultAge } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { formatAnsweringHours, formatMetro } from '../format.ts';
import { fill } from '../text.ts';
import { SectionHeading } from './SectionHeading.tsx';

/** The questions and answers in one language, with the facts in their places. */
export const faqOf = (copy: Copy): { question: string; answer: string }[] => {
  const places = { metro: formatMetro(), adultAge, answerHours: formatAnsweringHours(copy) };
  return copy.faq.map(({ question, answer }) => ({
    question: fill(question, places),
    answer: fill(answer, places),
  }));
};

/** Questions of which one is open at a time: elements of the same name close each other. */
export const Faq = ({ copy }: { copy: Copy }) => (
  <section className="faq band split" aria-labelledby="faq-heading">
    <SectionHeading id="faq" text={copy.pages.home.faqHeading} />
    <div className="faq__list">
      {faqOf(copy).map(({ question, answer }) => (
        <details key={question} name="faq">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
