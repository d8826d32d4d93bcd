import type { ReactNode } from 'react';
import type { RenderContext } from '../screen.ts';
import { ActionList } from './ActionList.tsx';
import { Picture } from './Picture.tsx';
import { StylesBelow } from './StylesBelow.tsx';

type Props = {
  title: string;
  lead: string;
  /** Where to go on; the first one is the main way. */
  links: readonly { href: string; text: string }[];
  /** The page does not exist: a browser tells its path in the console. */
  isMissing?: boolean;
  children?: ReactNode;
} & Pick<RenderContext, 'copy' | 'site'>;

/** A page that says one thing and leads on, beside a door that stands ajar: the error screens. */
export const MessagePage = ({ title, lead, links, isMissing = false, copy, site, children }: Props) => (
  <>
    <div className="message-page" data-missing={isMissing ? '' : undefined}>
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <ActionList links={links} />
        {children}
      </div>
      <div className="message-page__picture">
        <Picture
          id="about"
          // Cut upright: the picture is laid out wider than its place.
          sizes="(min-width: 90rem) 60rem, (min-width: 48rem) 67vw, 32rem"
          copy={copy}
          site={site}
          first
          className="arch"
        />
      </div>
    </div>
    <StylesBelow site={site} />
  </>
);
