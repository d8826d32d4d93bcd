import { socialCardOfMasseuses } from '../../content/pictures.ts';
import { PageHeader } from '../components/PageHeader.tsx';
import { Paragraphs } from '../components/Paragraphs.tsx';
import { Portraits } from '../components/Portraits.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TextLinks } from '../components/TextLinks.tsx';
import { definePage } from '../definePage.ts';
import { createHead } from '../head.ts';
import type { RenderContext } from '../page.ts';
import { masseusesIn } from '../texts/masseuseEntries.ts';

const Masseuses = (context: RenderContext) => {
  const { texts, locale } = context;
  const { heading, intro, men, discretionHeading, discretion, discretionLinks } = texts.pages.masseuses;
  return (
    <>
      <PageHeader heading={heading} lead={intro} isCompact />
      <div className="portraits-page">
        <Portraits masseuses={masseusesIn(locale)} layout="grid" heading="h2" hasDetails {...context} />
        <p className="text-muted">{men}</p>
      </div>
      <section className="band band--deep split" aria-labelledby="discretion-heading">
        <SectionHeading id="discretion" text={discretionHeading} />
        <div>
          <div className="text-columns">
            <Paragraphs paragraphs={discretion} />
          </div>
          <TextLinks links={discretionLinks} locale={locale} />
        </div>
      </section>
    </>
  );
};

export const masseuses = definePage('masseuses', (context) => ({
  head: createHead(context.texts.pages.masseuses, socialCardOfMasseuses),
  body: <Masseuses {...context} />,
}));
