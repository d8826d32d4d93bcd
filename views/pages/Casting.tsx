import { castingAge } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { Actions } from '../parts/Actions.tsx';
import { PageOpening } from '../parts/PageOpening.tsx';
import { Drops, Passage } from '../parts/Passages.tsx';
import type { Site } from '../screen.ts';
import { fill } from '../text.ts';
import { chatUrl, emailUrl, urlOf } from '../urls.ts';

type Props = { copy: Copy; locale: Locale; site: Site };

export const Casting = ({ copy, locale, site }: Props) => {
  const words = copy.casting;
  return (
    <>
      <PageOpening
        heading={words.heading}
        lead={words.lead}
        picture="casting"
        alt={copy.pictureAlts.casting}
        site={site}
      />
      <div className="text-sections">
        <Passage heading={words.offerHeading}>
          <Drops items={words.offer} />
        </Passage>
        <Passage heading={words.requirementsHeading}>
          <Drops items={words.requirements.map((item) => fill(item, { age: castingAge }))} />
        </Passage>
        <Passage heading={words.applyHeading}>
          <p>{words.applyText}</p>
          <Actions
            links={[
              { href: chatUrl, text: words.applyChat },
              { href: emailUrl, text: words.applyEmail },
            ]}
          />
          <p>
            <a className="back-link" href={urlOf({ page: 'home' }, locale)}>
              {words.home}
            </a>
          </p>
        </Passage>
      </div>
    </>
  );
};
