import type { Locale } from '../../content/locales.ts';
import type { Section } from '../../content/textTypes.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { TextLinks } from './TextLinks.tsx';

type TextSectionProps = { heading: string; children: React.ReactNode };

/** A section with its heading beside its text. */
export const TextSection = ({ heading, children }: TextSectionProps) => (
  <section className="split">
    <h2>{heading}</h2>
    <div>{children}</div>
  </section>
);

/** Paragraphs, then an optional list and optional links. */
export const SectionText = ({
  section: { paragraphs, bullets, links },
  locale,
}: {
  section: Section;
  locale: Locale;
}) => (
  <>
    <Paragraphs paragraphs={paragraphs} />
    {bullets && <BulletList items={bullets} />}
    <TextLinks links={links} locale={locale} />
  </>
);

/** Sections of plain text. */
export const TextSections = ({ sections, locale }: { sections: readonly Section[]; locale: Locale }) =>
  sections.map((section) => (
    <TextSection key={section.heading} heading={section.heading}>
      <SectionText section={section} locale={locale} />
    </TextSection>
  ));

/** A list with the site's bullets. */
export const BulletList = ({ items }: { items: readonly string[] }) => (
  <ul className="bullet-list">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
