import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { bioLocale, type MasseuseSlug } from '../../content/masseuses.ts';
import { formUrl } from '../forms/formUrl.ts';
import { masseuseIn, othersThan } from '../masseuses.ts';
import { Actions } from '../parts/Actions.tsx';
import { langOf } from '../parts/langOf.ts';
import { Picture } from '../parts/Picture.tsx';
import { Portraits } from '../parts/Portraits.tsx';
import { Turned } from '../parts/Turned.tsx';
import type { Site } from '../screen.ts';
import { fill } from '../text.ts';
import { urlOf } from '../urls.ts';

type Props = { slug: MasseuseSlug; copy: Copy; locale: Locale; site: Site };

export const MasseuseProfile = ({ slug, copy, locale, site }: Props) => {
  const words = copy.profile;
  const { name, age, nationality, languages, specialties, bio } = masseuseIn(slug, copy, locale);
  const facts = [
    [words.age, age],
    [words.nationality, nationality],
    [words.languages, languages],
    [words.specialties, specialties],
  ] as const;
  return (
    <article>
      <p className="back-row">
        <a className="back-link" data-back="" href={urlOf({ page: 'home' }, locale)}>
          {words.back}
        </a>
      </p>
      <div className="profile__columns">
        <figure className="profile__picture">
          <Picture
            id={`masseuses/${slug}`}
            alt={copy.pictureAlts[`masseuses/${slug}`]}
            sizes="(min-width: 90rem) 34rem, (min-width: 48rem) 40vw, 92vw"
            site={site}
            first
            className="arch"
          />
          <figcaption className="text-small">{fill(words.flower, { name })}</figcaption>
        </figure>
        <div>
          <hgroup>
            <h1>{name}</h1>
            <p className="subtitle">{words.flowers[slug]}</p>
          </hgroup>
          <dl className="profile-facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="profile__bio" {...langOf(bioLocale, locale)}>
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Actions
            links={[
              { href: formUrl('booking', locale), text: words.book },
              { href: urlOf({ page: 'services' }, locale), text: words.backToServices },
            ]}
          />
        </div>
      </div>
      <section className="band band--ruled" aria-labelledby="others-heading">
        <h2 id="others-heading">
          <Turned text={words.others} />
        </h2>
        <Portraits
          masseuses={othersThan(slug, copy, locale)}
          level={3}
          copy={copy}
          locale={locale}
          site={site}
        />
      </section>
    </article>
  );
};
