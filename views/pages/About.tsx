import { TourEmbed } from '../components/Embeds.tsx';
import { PageHeaderWithPicture } from '../components/PageHeader.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TextSections } from '../components/TextSections.tsx';
import { definePage } from '../definePage.ts';
import { createHead } from '../head.ts';
import type { RenderContext } from '../page.ts';

const Tour = (context: RenderContext) => {
  const { tourHeading, tourText } = context.texts.pages.about;
  return (
    <section className="band band--deep" aria-labelledby="tour-heading">
      <div className="split">
        <SectionHeading id="tour" text={tourHeading} />
        <p className="lead">{tourText}</p>
      </div>
      <TourEmbed {...context} />
    </section>
  );
};

const About = (context: RenderContext) => {
  const { texts, locale } = context;
  const { heading, intro, sections } = texts.pages.about;
  return (
    <article>
      <PageHeaderWithPicture heading={heading} lead={intro} picture="about" {...context} />
      <div className="text-sections">
        <TextSections sections={sections} locale={locale} />
      </div>
      {context.site.tourUrl !== '' && <Tour {...context} />}
    </article>
  );
};

export const about = definePage('about', (context) => ({
  head: createHead(context.texts.pages.about, 'about'),
  body: <About {...context} />,
}));
