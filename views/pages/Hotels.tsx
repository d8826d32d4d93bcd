import { ActionList } from '../components/ActionList.tsx';
import { PageHeaderWithPicture } from '../components/PageHeaderWithPicture.tsx';
import { TextSection, TextSections } from '../components/TextSections.tsx';
import { createHead } from '../createHead.ts';
import { definePage } from '../definePage.tsx';
import { formUrl } from '../forms/formUrl.ts';
import type { RenderContext } from '../page.ts';
import { phoneUrl } from '../urls.ts';

const Hotels = (context: RenderContext) => {
  const { texts, locale } = context;
  const words = texts.pages.hotels;
  return (
    <>
      <PageHeaderWithPicture heading={words.heading} lead={words.intro} picture="hotels" {...context} />
      <div className="text-sections">
        <TextSections sections={words.sections} locale={locale} />
        <TextSection heading={words.supplementHeading}>
          <p>{words.supplement}</p>
          <ActionList
            links={[
              { href: formUrl('booking', locale), text: words.book },
              { href: phoneUrl, text: words.call },
            ]}
          />
        </TextSection>
      </div>
    </>
  );
};

export const hotels = definePage('hotels', {
  Component: Hotels,
  head: ({ texts }) => createHead(texts.pages.hotels, 'hotels'),
});
