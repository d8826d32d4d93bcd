import { castingAge } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { Actions } from '../parts/Actions.tsx';
import { PageOpening } from '../parts/PageOpening.tsx';
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
      <div className="prose">
        <section>
          <h2>{words.offerHeading}</h2>
          <ul>
            {words.offer.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{words.requirementsHeading}</h2>
          <ul>
            {words.requirements.map((item) => (
              <li key={item}>{fill(item, { age: castingAge })}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{words.applyHeading}</h2>
          <p>{words.applyText}</p>
          <Actions
            links={[
              { href: chatUrl, text: words.applyChat },
              { href: emailUrl, text: words.applyEmail },
            ]}
          />
          <p>
            <a className="back" href={urlOf({ page: 'home' }, locale)}>
              {words.home}
            </a>
          </p>
        </section>
      </div>
    </>
  );
};
