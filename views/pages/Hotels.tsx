import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { formUrl } from '../forms/formUrl.ts';
import { Actions } from '../parts/Actions.tsx';
import { PageOpening } from '../parts/PageOpening.tsx';
import { Passage, PassageText } from '../parts/Passages.tsx';
import type { Site } from '../screen.ts';
import { phoneUrl } from '../urls.ts';

type Props = { copy: Copy; locale: Locale; site: Site };

export const Hotels = ({ copy, locale, site }: Props) => {
  const words = copy.hotels;
  return (
    <>
      <PageOpening
        heading={words.heading}
        lead={words.intro}
        picture="hotels"
        alt={copy.pictureAlts.hotels}
        site={site}
      />
      <div className="text-sections">
        {words.sections.map((section) => (
          <Passage key={section.heading} heading={section.heading}>
            <PassageText section={section} />
          </Passage>
        ))}
        <Passage heading={words.supplementHeading}>
          <p>{words.supplement}</p>
          <Actions
            links={[
              { href: formUrl('booking', locale), text: words.book },
              { href: phoneUrl, text: words.call },
            ]}
          />
        </Passage>
      </div>
    </>
  );
};
