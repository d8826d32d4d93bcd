import { wordmarkViewBox } from '../../content/look.ts';
import type { Site } from '../site.ts';

/** The wordmark as an image without alternative text: a link around it needs an `aria-label`. */
export const Wordmark = ({ site }: { site: Site }) => (
  <svg className="wordmark" viewBox={wordmarkViewBox} aria-hidden="true" focusable="false">
    <use href={`${site.asset('icons/wordmark.svg')}#wordmark`} />
  </svg>
);
