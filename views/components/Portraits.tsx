import type { MasseuseEntry } from '../masseuses.ts';
import type { RenderContext } from '../screen.ts';
import { fill } from '../text.ts';
import { urlOf } from '../urls.ts';
import { Picture } from './Picture.tsx';

type Props = {
  masseuses: readonly MasseuseEntry[];
  /** The level of the names among the page's headings. */
  level: 2 | 3;
  /** Each has a link to her profile that says so, and more of what it tells; without it the name is the link. */
  withDetails?: boolean;
  /** One row, which on a phone goes on beyond the edge. */
  inRow?: boolean;
} & RenderContext;

/** A row of masseuses, each with her flower. */
export const Portraits = ({ masseuses, level, withDetails = false, inRow = false, ...context }: Props) => {
  const { viewProfile, viewProfileOf } = context.copy.pages.masseuses;
  const { ageInWords } = context.copy.pages.masseuse;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={inRow ? 'portraits portraits--row' : 'portraits portraits--rows'}>
      {masseuses.map(({ slug, name, age, nationality, languages, specialties }) => {
        const href = urlOf({ page: 'masseuse', slug }, context.locale);
        return (
          <li key={slug}>
            <Picture
              id={`masseuses/${slug}`}
              sizes={
                inRow
                  ? '(min-width: 90rem) 11rem, (min-width: 62rem) 12vw, (min-width: 29rem) 11rem, 38vw'
                  : '(min-width: 90rem) 20rem, (min-width: 48rem) 22vw, 46vw'
              }
              className="arch"
              {...context}
            />
            <Heading>{withDetails ? name : <a href={href}>{name}</a>}</Heading>
            <p>{`${nationality}, ${fill(ageInWords, { age })}`}</p>
            {withDetails && (
              <>
                <p>{languages}</p>
                <p>{specialties}</p>
                <p>
                  <a className="portraits__view" href={href} aria-label={fill(viewProfileOf, { name })}>
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
