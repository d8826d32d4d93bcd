import type { MasseuseEntry } from '../masseuses.ts';
import type { RenderContext } from '../screen.ts';
import { urlOf } from '../urls.ts';
import { Picture } from './Picture.tsx';

type Props = {
  masseuses: readonly MasseuseEntry[];
  /** The level of the names among the page's headings. */
  level: 2 | 3;
  /** What the link to a profile says; without it the name is the link. */
  viewProfile?: string;
  /** One row, which on a phone goes on beyond the edge. */
  inRow?: boolean;
} & RenderContext;

/** A row of masseuses, each with her flower. */
export const Portraits = ({ masseuses, level, viewProfile, inRow = false, ...context }: Props) => {
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
            <Heading>{viewProfile ? name : <a href={href}>{name}</a>}</Heading>
            <p>{`${nationality}, ${age}`}</p>
            {viewProfile && (
              <>
                <p>{languages}</p>
                <p>{specialties}</p>
                <p>
                  <a className="portraits__view" href={href} aria-label={`${viewProfile}: ${name}`}>
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
