import { PageHeader } from '../components/PageHeader.tsx';
import { Paragraphs } from '../components/Paragraphs.tsx';
import { Portraits } from '../components/Portraits.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { StylesBelow } from '../components/StylesBelow.tsx';
import { TextLinks } from '../components/TextLinks.tsx';
import { headOf } from '../head.ts';
import { masseusesIn } from '../masseuses.ts';
import { definePage } from '../page.tsx';
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
      <StylesBelow site={context.site} />
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
  head: ({ copy }) => headOf(copy.pages.masseuses, 'masseuses/nora'),
});
