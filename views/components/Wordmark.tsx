import type { Site } from '../site.ts';
import { wordmarkBox } from './wordmarkBox.ts';

/** The centre's name as it is drawn. Where it is a link, words beside it say so; elsewhere the name is in the text. */
export const Wordmark = ({ site }: { site: Site }) => (
  <svg className="wordmark" viewBox={wordmarkBox} aria-hidden="true" focusable="false">
    <use href={`${site.asset('icons/wordmark.svg')}#wordmark`} />
  </svg>
);
