import { breakpoints } from '../../content/look.ts';
import { fill } from '../../content/texts/placeholders.ts';
import type { RenderContext } from '../page.ts';
import type { MasseuseEntry } from '../texts/masseuseEntries.ts';
import { capitalise } from '../texts/text.ts';
import { urlOf } from '../urls.ts';
import { Picture } from './Picture.tsx';

type Props = {
  masseuses: readonly MasseuseEntry[];
  /** The heading level of the names. */
  level: 2 | 3;
  /** Whether to show languages, specialties and a separate link. Otherwise the name is the link. */
  withDetails?: boolean;
  /** Whether to show one row, which scrolls horizontally on phones. */
  inRow?: boolean;
} & RenderContext;

/** Cards of masseuses, each with the picture of a flower. */
export const Portraits = ({ masseuses, level, withDetails = false, inRow = false, ...context }: Props) => {
  const { viewProfile, viewProfileOf } = context.texts.pages.masseuses;
  const { locale } = context;
  const { ageInWords } = context.texts.pages.masseuse;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={inRow ? 'portraits portraits--row' : 'portraits portraits--grid'}>
      {masseuses.map(({ slug, name, age, nationality, languages, specialties }) => {
        const href = urlOf({ page: 'masseuse', slug }, locale);
        return (
          <li key={slug}>
            <Picture
              id={`masseuses/${slug}`}
              sizes={
                inRow
                  ? // Below 29rem, 38vw is less than 11rem.
                    `(min-width: 90rem) 11rem, (min-width: ${breakpoints.large}) 12vw, (min-width: 29rem) 11rem, 38vw`
                  : `(min-width: 90rem) 20rem, (min-width: ${breakpoints.medium}) 22vw, 46vw`
              }
              className="arch"
              {...context}
            />
            <Heading>
              {withDetails ? (
                name
              ) : (
                <a className="covering-link" href={href}>
                  {name}
                </a>
              )}
            </Heading>
            <p>{`${capitalise(nationality, locale)}, ${fill(ageInWords, { age })}`}</p>
            {withDetails && (
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
