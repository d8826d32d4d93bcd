import type { ReactNode } from 'react';
import { Actions } from './Actions.tsx';

type Props = {
  title: string;
  lead: string;
  /** Where to go on; the first one is the main way. */
  links: readonly { href: string; text: string }[];
  /** The page does not exist: a browser tells its path in the console. */
  isMissing?: boolean;
  children?: ReactNode;
};

/** A page that says one thing and leads on: the error screens. */
export const MessagePage = ({ title, lead, links, isMissing = false, children }: Props) => (
  <div className="message-page" data-missing={isMissing ? '' : undefined}>
    <h1>{title}</h1>
    <p className="lead">{lead}</p>
    <Actions links={links} />
    {children}
  </div>
);
