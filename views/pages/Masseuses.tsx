import { FirstScreenEnd } from '../components/FirstScreenEnd.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Paragraphs } from '../components/Paragraphs.tsx';
import { Portraits } from '../components/Portraits.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TextLinks } from '../components/TextLinks.tsx';
import { createHead } from '../createHead.ts';
import { definePage } from '../definePage.tsx';
import { masseusesIn } from '../masseuses.ts';
import type { RenderContext } from '../screen.ts';

const Masseuses = (context: RenderContext) => {
  const { copy, locale } = context;
  const { heading, intro, men, discretionHeading, discretion, discretionLinks } = copy.pages.masseuses;
  return (
    <>
      <PageHeader heading={heading} lead={intro} isCompact />
      <div className="portraits-frame">
        <Portraits masseuses={masseusesIn(copy, locale)} level={2} withDetails {...context} />
        <p className="text-muted">{men}</p>
      </div>
      <FirstScreenEnd site={context.site} />
      <section className="band band--deep split" aria-labelledby="discretion-heading">
        <SectionHeading id="discretion" text={discretionHeading} />
        <div>
          <div className="text-columns">
            <Paragraphs texts={discretion} />
          </div>
          <TextLinks links={discretionLinks} locale={locale} />
        </div>
      </section>
    </>
  );
};

export const masseuses = definePage('masseuses', {
  Component: Masseuses,
  head: ({ copy }) => createHead(copy.pages.masseuses, 'masseuses/nora'),
});
