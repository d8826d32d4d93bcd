import { breakpoints } from '../../content/look.ts';
import type { PictureId } from '../../content/pictures.ts';
import type { RenderContext } from '../page.ts';
import { EmphasisedText } from './EmphasisedText.tsx';
import { Picture } from './Picture.tsx';

type Props = {
  heading: string;
  lead: string;
  /** Whether the space below is smaller, because the next section belongs to the header. */
  isCompact?: boolean;
};

/** The heading and introduction of a page. */
export const PageHeader = ({ heading, lead, isCompact = false }: Props) => (
  <div className={isCompact ? 'page-header page-header--compact' : 'page-header'}>
    <h1>
      <EmphasisedText text={heading} />
    </h1>
    <p className="lead">{lead}</p>
  </div>
);

type WithPictureProps = RenderContext & { heading: string; lead: string; picture: PictureId };

/** The first screen of a page with one picture. */
export const PageHeaderWithPicture = ({ heading, lead, picture, ...context }: WithPictureProps) => (
  <>
    <PageHeader heading={heading} lead={lead} />
    <Picture
      id={picture}
      sizes={`(min-width: ${breakpoints['xxx-large']}) 82rem, 100vw`}
      priority
      className="wide-picture"
      {...context}
    />
  </>
);
