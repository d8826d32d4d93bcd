import { PageHeaderWithPicture } from '../components/PageHeader.tsx';
import { TextSections } from '../components/TextSections.tsx';
import { definePage } from '../definePage.ts';
import { createHead } from '../head.ts';
import type { RenderContext } from '../page.ts';

const Hotels = (context: RenderContext) => {
  const { heading, intro, sections } = context.texts.pages.hotels;
  return (
    <article>
      <PageHeaderWithPicture heading={heading} lead={intro} picture="hotels" {...context} />
      <div className="text-sections">
        <TextSections sections={sections} locale={context.locale} />
      </div>
    </article>
  );
};

export const hotels = definePage('hotels', (context) => ({
  head: createHead(context.texts.pages.hotels, 'hotels'),
  body: <Hotels {...context} />,
}));
