import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { formUrl } from '../forms/formUrl.ts';
import { Passages } from '../parts/Passages.tsx';
import { Picture } from '../parts/Picture.tsx';
import type { Site } from '../screen.ts';
import { phoneUrl } from '../urls.ts';

type Props = { copy: Copy; locale: Locale; site: Site };

export const Hotels = ({ copy, locale, site }: Props) => {
  const words = copy.hotels;
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="lead">{words.intro}</p>
      <Picture
        id="hotels"
        alt={copy.pictureAlts.hotels}
        sizes="(min-width: 80rem) 76rem, 100vw"
        site={site}
        first
        className="wide-picture"
      />
      <div className="prose">
        <Passages sections={words.sections} />
        <section>
          <h2>{words.supplementHeading}</h2>
          <p>{words.supplement}</p>
          <ul className="actions">
            <li>
              <a className="button button--main" href={formUrl('booking', locale)}>
                {words.book}
              </a>
            </li>
            <li>
              <a className="button" href={phoneUrl}>
                {words.call}
              </a>
            </li>
          </ul>
        </section>
      </div>
    </>
  );
};
