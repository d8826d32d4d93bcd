import { castingAge } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { Picture } from '../parts/Picture.tsx';
import type { Site } from '../screen.ts';
import { fill } from '../text.ts';
import { chatUrl, emailUrl, urlOf } from '../urls.ts';

type Props = { copy: Copy; locale: Locale; site: Site };

export const Casting = ({ copy, locale, site }: Props) => {
  const words = copy.casting;
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <Picture
        id="casting"
        alt={copy.pictureAlts.casting}
        sizes="(min-width: 80rem) 76rem, 100vw"
        site={site}
        first
        className="wide-picture"
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
          <ul className="actions">
            <li>
              <a className="button button--main" href={chatUrl}>
                {words.applyChat}
              </a>
            </li>
            <li>
              <a className="button" href={emailUrl}>
                {words.applyEmail}
              </a>
            </li>
          </ul>
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
