import type { Site } from '../screen.ts';

/** The centre's name as it is drawn; the words beside it say what it is. */
export const Wordmark = ({ site }: { site: Site }) => (
  <svg className="wordmark" viewBox="-10 -850 5426 1130" aria-hidden="true" focusable="false">
    <use href={`${site.asset('icons/wordmark.svg')}#wordmark`} />
  </svg>
);
