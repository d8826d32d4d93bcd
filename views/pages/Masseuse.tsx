import { breakpoints, contentStopsGrowing } from '../../content/look.ts';
import { masseuses as all, bioLanguage, type MasseuseSlug } from '../../content/masseuses.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { ActionList } from '../components/ActionList.tsx';
import { DefinitionList } from '../components/DefinitionList.tsx';
import { LanguageLabel, langAttribute } from '../components/LanguageLabel.tsx';
import { Paragraphs } from '../components/Paragraphs.tsx';
import { Picture } from '../components/Picture.tsx';
import { Portraits } from '../components/Portraits.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { defineSlugPage } from '../definePage.ts';
import { profileNotFound } from '../errorPages.tsx';
import { formUrl } from '../forms/formUrl.ts';
import { createHead } from '../head.ts';
import type { RenderContext } from '../page.ts';
import { masseuseIn, otherMasseuses } from '../texts/masseuseEntries.ts';
import { capitalise } from '../texts/text.ts';
import { urlOf } from '../urls.ts';

type State = { slug: MasseuseSlug };

const Masseuse = ({ slug, ...context }: State & RenderContext) => {
  const { texts, locale } = context;
  const words = texts.pages.masseuse;
  const lead = words.leads[slug];
  const { name, age, nationality, languages, specialties, alsoGives, bio } = masseuseIn(slug, locale);
  return (
    <article>
      <p className="back-link-row">
        <a className="back-link" data-back="" href={urlOf({ page: 'home' }, locale)}>
          {words.back}
        </a>
      </p>
      <div className="profile">
        <figure className="profile__picture">
          <Picture
            id={`masseuses/${slug}`}
            // On phones 2 % less than the box, so that browsers load a smaller file without a visible
            // difference.
            sizes={`(min-width: ${contentStopsGrowing}) 34rem, (min-width: ${breakpoints.medium}) 40vw, 88vw`}
            priority
            className="arch"
            {...context}
          />
          <figcaption className="fine-print">{fill(words.flower, { name })}</figcaption>
        </figure>
        <div>
          <hgroup>
            <h1>{name}</h1>
            <p className="subtitle">{words.flowers[slug]}</p>
          </hgroup>
          <DefinitionList
            className="fact-rows fact-rows--ruled profile__facts"
            rows={[
              [words.age, fill(words.ageInWords, { age })],
              [words.nationality, capitalise(nationality, locale)],
              [words.languages, capitalise(languages, locale)],
              [words.specialties, capitalise(specialties, locale)],
              [words.alsoGives, alsoGives],
            ]}
          />
          {lead && <p>{fill(lead, { name })}</p>}
          <LanguageLabel language={bioLanguage} label={words.bioIn} locale={locale} />
          <div className="profile__bio" {...langAttribute(bioLanguage, locale)}>
            <Paragraphs paragraphs={bio} />
          </div>
          <ActionList
            links={[
              { href: formUrl('booking', locale, { masseuse: slug }), text: texts.layout.requestBooking },
              { href: urlOf({ page: 'services' }, locale), text: words.backToServices },
            ]}
          />
        </div>
      </div>
      <section className="band band--ruled" aria-labelledby="others-heading">
        <SectionHeading id="others" text={words.others} />
        <Portraits masseuses={otherMasseuses(slug, locale)} layout="grid" heading="h3" {...context} />
      </section>
    </article>
  );
};

export const masseuse = defineSlugPage('masseuse', {
  slugs: all.map(({ slug }) => slug),
  unknownSlug: profileNotFound,
  render: (props) => {
    const { slug, texts, locale } = props;
    const { title, description } = texts.pages.masseuse;
    const { name, specialties } = masseuseIn(slug, locale);
    const values = { name, specialties };
    return {
      head: createHead(
        { title: fill(title, values), description: fill(description, values) },
        `masseuses/${slug}`,
      ),
      body: <Masseuse {...props} />,
      lastCrumb: { text: name },
    };
  },
});
