import type { PictureId } from '../../content/pictures.ts';
import type { Site } from '../screen.ts';
import { Picture } from './Picture.tsx';
import { Turned } from './Turned.tsx';

type Props = { heading: string; lead: string; picture: PictureId; alt: string; site: Site };

/** How a page with one picture begins. */
export const PageOpening = ({ heading, lead, picture, alt, site }: Props) => (
  <>
    <div className="opening">
      <h1>
        <Turned text={heading} />
      </h1>
      <p className="lead">{lead}</p>
    </div>
    <Picture id={picture} alt={alt} sizes="100vw" site={site} first className="wide-picture" />
  </>
);
