import type { PictureId } from '../../content/pictures.ts';
import type { Site } from '../site.ts';
import { PageHeader } from './PageHeader.tsx';
import { Picture } from './Picture.tsx';

type Props = { heading: string; lead: string; picture: PictureId; alt: string; site: Site };

/** How a page with one picture begins. */
export const PageHeaderWithPicture = ({ heading, lead, picture, alt, site }: Props) => (
  <>
    <PageHeader heading={heading} lead={lead} />
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
