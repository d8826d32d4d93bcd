import type { ReactNode } from 'react';
import type { Locale } from '../../content/locales.ts';
import type { Section } from '../../content/textTypes/shared.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { TextLinks } from './TextLinks.tsx';

type TextSectionProps = { heading: string; children: ReactNode };

/** A section with its heading beside its text. */
export const TextSection = ({ heading, children }: TextSectionProps) => (
  <section className="split">
    <h2>{heading}</h2>
    <div>{children}</div>
  </section>
);

/** Paragraphs, then an optional list and optional links. */
export const SectionBody = ({ section, locale }: { section: Section; locale: Locale }) => (
  <>
    <Paragraphs paragraphs={section.paragraphs} />
    {section.bullets && <TextList items={section.bullets} />}
    <TextLinks links={section.links} locale={locale} />
  </>
);

/** Sections of plain text. */
export const TextSections = ({ sections, locale }: { sections: readonly Section[]; locale: Locale }) =>
  sections.map((section) => (
    <TextSection key={section.heading} heading={section.heading}>
      <SectionBody section={section} locale={locale} />
    </TextSection>
  ));

type TextListProps = { items: readonly string[]; className?: string };

/** A list of texts, by default with the site's bullets. */
export const TextList = ({ items, className = 'bullet-list' }: TextListProps) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
