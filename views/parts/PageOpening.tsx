import type { PictureId } from '../../content/pictures.ts';
import type { Site } from '../screen.ts';
import { Picture } from './Picture.tsx';

type Props = { heading: string; lead: string; picture: PictureId; alt: string; site: Site };

/** How a page with one picture begins. */
export const PageOpening = ({ heading, lead, picture, alt, site }: Props) => (
  <>
    <h1>{heading}</h1>
    <p className="lead">{lead}</p>
    <Picture
      id={picture}
      alt={alt}
      sizes="(min-width: 80rem) 76rem, 100vw"
      site={site}
      first
      className="wide-picture"
    />
  </>
);
