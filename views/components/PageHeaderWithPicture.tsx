import type { PictureId } from '../../content/pictures.ts';
import type { RenderContext } from '../screen.ts';
import { PageHeader } from './PageHeader.tsx';
import { Picture } from './Picture.tsx';
import { StylesBelow } from './StylesBelow.tsx';

type Props = { heading: string; lead: string; picture: PictureId } & RenderContext;

/** How a page with one picture begins: its first screen. */
export const PageHeaderWithPicture = ({ heading, lead, picture, ...context }: Props) => (
  <>
    <PageHeader heading={heading} lead={lead} />
    <Picture
      id={picture}
      sizes="(min-width: 100rem) 82rem, 100vw"
      first
      className="wide-picture"
      {...context}
    />
    <StylesBelow site={context.site} />
  </>
);
