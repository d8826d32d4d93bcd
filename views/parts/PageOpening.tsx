import type { PictureId } from '../../content/pictures.ts';
import type { Site } from '../screen.ts';
import { Opening } from './Opening.tsx';
import { Picture } from './Picture.tsx';

type Props = { heading: string; lead: string; picture: PictureId; alt: string; site: Site };

/** How a page with one picture begins. */
export const PageOpening = ({ heading, lead, picture, alt, site }: Props) => (
  <>
    <Opening heading={heading} lead={lead} />
    <Picture
      id={picture}
      alt={alt}
      sizes="(min-width: 100rem) 82rem, 100vw"
      site={site}
      first
      className="wide-picture"
    />
  </>
);
