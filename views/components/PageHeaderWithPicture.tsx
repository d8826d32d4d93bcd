import type { PictureId } from '../../content/pictures.ts';
import type { RenderContext } from '../page.ts';
import { FirstScreenEnd } from './FirstScreenEnd.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Picture } from './Picture.tsx';

type Props = { heading: string; lead: string; picture: PictureId } & RenderContext;

/** The first screen of a page with one picture. */
export const PageHeaderWithPicture = ({ heading, lead, picture, ...context }: Props) => (
  <>
    <PageHeader heading={heading} lead={lead} />
    <Picture
      id={picture}
      sizes="(min-width: 100rem) 82rem, 100vw"
      priority
      className="wide-picture"
      {...context}
    />
    <FirstScreenEnd site={context.site} />
  </>
);
