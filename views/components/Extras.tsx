import type { Locale } from '../../content/locales.ts';
import type { ExtraId } from '../../content/subjects.ts';
import type { Texts } from '../../content/texts.ts';
import { formUrl } from '../forms/formUrl.ts';
import { urlOf } from '../urls.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { TextLinks } from './TextLinks.tsx';

type Props = { shown: readonly ExtraId[]; texts: Texts; locale: Locale };

/** The hotel service has a page; visitors ask for the others in a message. */
const extraUrl = (id: ExtraId, locale: Locale): string =>
  id === 'hotel' ? urlOf({ page: 'hotels' }, locale) : formUrl('contact', locale, { about: id });

/** The services besides the massages of the list, each with a link. */
export const Extras = ({ shown, texts, locale }: Props) => {
  if (shown.length === 0) return null;
  const { heading, intro, links, items } = texts.extras;
  return (
    <section className="band band--deep" aria-labelledby="extras-heading">
      <div className="split">
        <SectionHeading id="extras" text={heading} />
        <div>
          <p className="lead">{intro}</p>
          <TextLinks links={links} locale={locale} />
        </div>
      </div>
      <ul className="service-list service-list--columns service-list--after">
        {shown.map((id) => (
          <li key={id}>
            <h3>
              <a href={extraUrl(id, locale)}>{items[id].title}</a>
            </h3>
            <p>{items[id].description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
