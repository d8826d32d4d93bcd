import { breakpoints, contentStopsGrowing } from '../../content/look.ts';
import { fill } from '../../content/rules/placeholders.ts';
import type { RenderContext } from '../page.ts';
import type { MasseuseEntry } from '../texts/masseuseEntries.ts';
import { capitalise } from '../texts/text.ts';
import { urlOf } from '../urls.ts';
import { Picture } from './Picture.tsx';

/** A row scrolls horizontally on phones. */
type Layout = 'grid' | 'row';

const sizesByLayout: Record<Layout, string> = {
  grid: `(min-width: ${contentStopsGrowing}) 20rem, (min-width: ${breakpoints.medium}) 22vw, 46vw`,
  // Below 29rem, 38vw is less than 11rem.
  row: `(min-width: ${contentStopsGrowing}) 11rem, (min-width: ${breakpoints.large}) 12vw, (min-width: 29rem) 11rem, 38vw`,
};

type Props = RenderContext & {
  masseuses: readonly MasseuseEntry[];
  layout: Layout;
  /** The element of the names. */
  heading: 'h2' | 'h3';
  /** Whether to show languages, specialties and a separate link. Otherwise the name is the link. */
  hasDetails?: boolean;
};

/** Cards of masseuses, each with the picture of a flower. */
export const Portraits = ({ masseuses, layout, heading: Heading, hasDetails = false, ...context }: Props) => {
  const { viewProfile, viewProfileOf } = context.texts.pages.masseuses;
  const { locale } = context;
  const { ageInWords } = context.texts.pages.masseuse;
  return (
    <ul className={`portraits portraits--${layout}`}>
      {masseuses.map(({ slug, name, age, nationality, languages, specialties }) => {
        const href = urlOf({ page: 'masseuse', slug }, locale);
        return (
          <li key={slug}>
            <Picture id={`masseuses/${slug}`} sizes={sizesByLayout[layout]} className="arch" {...context} />
            <Heading>
              {hasDetails ? (
                name
              ) : (
                <a className="covering-link" href={href}>
                  {name}
                </a>
              )}
            </Heading>
            <p>{`${capitalise(nationality, locale)}, ${fill(ageInWords, { age })}`}</p>
            {hasDetails && (
              <>
                <p>{capitalise(languages, locale)}</p>
                <p>{capitalise(specialties, locale)}</p>
                <p>
                  <a
                    className="portraits__view covering-link"
                    href={href}
                    aria-label={fill(viewProfileOf, { name })}
                  >
                    {viewProfile}
                  </a>
                </p>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
};
