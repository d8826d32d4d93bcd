import type { Locale } from '../../content/locales.ts';
import { type ExtraId, extraIds } from '../../content/subjects.ts';
import type { Texts } from '../../content/textTypes/texts.ts';
import { formUrl } from '../forms/formUrl.ts';
import { urlOf } from '../urls.ts';
import { ActionList } from './ActionList.tsx';
import { DefinitionList } from './DefinitionList.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { TextLinks } from './TextLinks.tsx';

type Props = { texts: Texts; locale: Locale };

/** The hotel service has a page; visitors ask for the others in a message. */
const extraUrl = (id: ExtraId, locale: Locale): string =>
  id === 'hotel' ? urlOf({ page: 'hotels' }, locale) : formUrl('contact', locale, { about: id });

/** The steps and facts of a yoni massage, which has no page of its own. */
const Yoni = ({ texts, locale }: Props) => {
  const { items, yoni } = texts.extras;
  return (
    <article className="split extras__yoni" id="yoni" aria-labelledby="yoni-title">
      <div>
        <h3 id="yoni-title">{items.yoni.title}</h3>
        <p>{items.yoni.description}</p>
        <ActionList links={[{ href: extraUrl('yoni', locale), text: yoni.ask }]} />
      </div>
      <div>
        <ol className="steps">
          {yoni.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <DefinitionList
          className="fact-rows fact-rows--ruled panel-facts text-small"
          rows={yoni.facts.map(({ term, text }) => [term, text])}
        />
      </div>
    </article>
  );
};

/** The services beside the massages of the list, each with a link. */
export const Extras = ({ shown, texts, locale }: Props & { shown: readonly ExtraId[] }) => {
  if (shown.length === 0) return null;
  const { heading, intro, links, items } = texts.extras;
  const areAll = shown.length === extraIds.length;
  const others = shown.filter((id) => id !== 'yoni');
  return (
    <section className="band band--deep" aria-labelledby="extras-heading">
      {/* The heading would only delay what a search found. */}
      <div className={areAll ? 'split' : 'visually-hidden'}>
        <SectionHeading id="extras" text={heading} />
        {/* The introduction is about all of them. */}
        {areAll && (
          <div>
            <p className="lead">{intro}</p>
            <TextLinks links={links} locale={locale} />
          </div>
        )}
      </div>
      {shown.includes('yoni') && <Yoni texts={texts} locale={locale} />}
      {others.length > 0 && (
        <ul className="service-list service-list--columns service-list--after">
          {others.map((id) => (
            <li key={id} id={id}>
              <h3>
                <a href={extraUrl(id, locale)}>{items[id].title}</a>
              </h3>
              <p>{items[id].description}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
