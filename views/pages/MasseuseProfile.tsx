import { masseuses as all, bioLocale, type MasseuseSlug } from '../../content/masseuses.ts';
import { ActionList } from '../components/ActionList.tsx';
import { EmphasisedHeading } from '../components/EmphasisedHeading.tsx';
import { langOf } from '../components/langOf.ts';
import { Picture } from '../components/Picture.tsx';
import { Portraits } from '../components/Portraits.tsx';
import { formUrl } from '../forms/formUrl.ts';
import { headOf } from '../head.ts';
import { masseuseIn, othersThan } from '../masseuses.ts';
import { definePage } from '../page.tsx';
import type { RenderContext } from '../screen.ts';
import { fill, titleFromSlug } from '../text.ts';
import { urlOf } from '../urls.ts';
import { profileNotFound } from './ProfileNotFound.tsx';

type State = { slug: MasseuseSlug };

const MasseuseProfile = ({ slug, copy, locale, site }: State & RenderContext) => {
  const words = copy.pages.masseuse;
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
          <figcaption>{fill(words.flower, { name })}</figcaption>
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
          <ActionList
            links={[
              { href: formUrl('booking', locale), text: words.book },
              { href: urlOf({ page: 'services' }, locale), text: words.backToServices },
            ]}
          />
        </div>
      </div>
      <section className="band band--ruled" aria-labelledby="others-heading">
        <h2 id="others-heading">
          <EmphasisedHeading text={words.others} />
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

export const masseuse = definePage<State>('masseuse', {
  slugs: all.map(({ slug }) => slug),
  unknownSlug: profileNotFound,
  read: (_query, asked) => {
    const slug = all.find((candidate) => candidate.slug === asked)?.slug;
    return slug ? { slug } : null;
  },
  Component: MasseuseProfile,
  head: ({ slug, copy, locale }) => {
    const { title, description } = copy.pages.masseuse;
    const { name, specialties } = masseuseIn(slug, copy, locale);
    const places = { name, specialties };
    return headOf(
      { title: fill(title, places), description: fill(description, places) },
      `masseuses/${slug}`,
    );
  },
  crumb: ({ slug }) => ({ text: titleFromSlug(slug) }),
});
