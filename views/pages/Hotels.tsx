import { ActionList } from '../components/ActionList.tsx';
import { PageHeaderWithPicture } from '../components/PageHeaderWithPicture.tsx';
import { SectionText, TextSection } from '../components/TextSections.tsx';
import { formUrl } from '../forms/formUrl.ts';
import { headOf } from '../head.ts';
import { definePage } from '../page.tsx';
import type { RenderContext } from '../screen.ts';
import { phoneUrl } from '../urls.ts';

const Hotels = ({ copy, locale, site }: RenderContext) => {
  const words = copy.pages.hotels;
  return (
    <>
      <PageHeaderWithPicture
        heading={words.heading}
        lead={words.intro}
        picture="hotels"
        alt={copy.pictureAlts.hotels}
        site={site}
      />
      <div className="text-sections">
        {words.sections.map((section) => (
          <TextSection key={section.heading} heading={section.heading}>
            <SectionText section={section} />
          </TextSection>
        ))}
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
  read: () => ({}),
  Component: Hotels,
  head: ({ copy }) => headOf(copy.pages.hotels, 'hotels'),
  crumb: ({ copy }) => ({ text: copy.pages.hotels.nav }),
});
