import type { Section } from '../../content/shapes.ts';

type PassageProps = { heading: string; children: React.ReactNode };

/** A heading with its text beside it. */
export const TextSection = ({ heading, children }: PassageProps) => (
  <section className="split">
    <h2>{heading}</h2>
    <div>{children}</div>
  </section>
);

/** Paragraphs and the list that may follow them. */
export const SectionText = ({ section: { paragraphs, bullets } }: { section: Section }) => (
  <>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {bullets && <BulletList items={bullets} />}
  </>
);

/** A list whose marks are drops. */
export const BulletList = ({ items }: { items: readonly string[] }) => (
  <ul className="bullet-list">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
