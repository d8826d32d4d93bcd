import { type ExtraId, extraIds } from '../../content/extras.ts';
import type { Locale } from '../../content/locales.ts';
import { formUrl } from '../forms/formUrl.ts';
import type { TextContext } from '../page.ts';
import { urlOf } from '../urls.ts';
import { ActionList } from './ActionList.tsx';
import { DefinitionList } from './DefinitionList.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { TextLinks } from './TextLinks.tsx';

/** The hotel service has a page; visitors ask for the others in a message. */
const extraUrl = (id: ExtraId, locale: Locale): string =>
  id === 'hotel' ? urlOf({ page: 'hotels' }, locale) : formUrl('contact', locale, { about: id });

type ExtraProps = TextContext & { id: ExtraId };

/** An extra as an item of a list. */
const ShortExtra = ({ id, texts, locale }: ExtraProps) => {
  const { title, description } = texts.extras.items[id];
  return (
    <li id={id}>
      <h3>
        <a href={extraUrl(id, locale)}>{title}</a>
      </h3>
      <p>{description}</p>
    </li>
  );
};

/** An extra with its steps and facts; nothing if it has none. */
const DetailedExtra = ({ id, texts, locale }: ExtraProps) => {
  const { title, description, details } = texts.extras.items[id];
  if (!details) return null;
  return (
    <article className="split extras__detailed" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h3 id={`${id}-title`}>{title}</h3>
        <p>{description}</p>
        <ActionList links={[{ href: extraUrl(id, locale), text: details.ask }]} />
      </div>
      <div>
        <ol className="steps">
          {details.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <DefinitionList
          className="fact-rows fact-rows--ruled fact-rows--answers fine-print"
          rows={details.facts.map(({ term, text }) => [term, text])}
        />
      </div>
    </article>
  );
};

/** The services beside the massages of the list, each with a link. */
export const Extras = ({ shown, texts, locale }: TextContext & { shown: readonly ExtraId[] }) => {
  if (shown.length === 0) return null;
  const { heading, intro, links, items } = texts.extras;
  const areAll = shown.length === extraIds.length;
  const detailed = shown.filter((id) => items[id].details);
  const others = shown.filter((id) => !items[id].details);
  return (
    <section className="band band--deep extras" aria-labelledby="extras-heading">
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
      {detailed.map((id) => (
        <DetailedExtra key={id} id={id} texts={texts} locale={locale} />
      ))}
      {others.length > 0 && (
        <ul className="service-list service-list--columns service-list--after">
          {others.map((id) => (
            <ShortExtra key={id} id={id} texts={texts} locale={locale} />
          ))}
        </ul>
      )}
    </section>
  );
};
