import type { ReactNode } from 'react';
import { EmphasisedHeading } from './EmphasisedHeading.tsx';

type Props = {
  heading: string;
  lead: string;
  /** What follows belongs to it: less room below. */
  isClose?: boolean;
  /** A way on, below the lead. */
  children?: ReactNode;
};

/** How a page begins: its heading and what it is about. */
export const PageHeader = ({ heading, lead, isClose = false, children }: Props) => (
  <div className={isClose ? 'page-header page-header--compact' : 'page-header'}>
    <h1>
      <EmphasisedHeading text={heading} />
    </h1>
    <p className="lead">{lead}</p>
    {children}
  </div>
);
