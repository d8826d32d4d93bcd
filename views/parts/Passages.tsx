import type { Section } from '../../content/service-words.ts';

/** Titled passages of text with optional lists. */
export const Passages = ({ sections }: { sections: readonly (Section & { id?: string })[] }) =>
  sections.map(({ id, heading, paragraphs, bullets }) => (
    <section key={heading} id={id}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {bullets && (
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      )}
    </section>
  ));
