import type { ReactNode } from 'react';
import { EmphasisedText } from './EmphasisedText.tsx';

type Props = {
  heading: string;
  lead: string;
  /** Whether the space below is smaller, because the next section belongs to the header. */
  isCompact?: boolean;
  /** Links below the lead. */
  children?: ReactNode;
};

/** The heading and introduction of a page. */
export const PageHeader = ({ heading, lead, isCompact = false, children }: Props) => (
  <div className={isCompact ? 'page-header page-header--compact' : 'page-header'}>
    <h1>
      <EmphasisedText text={heading} />
    </h1>
    <p className="lead">{lead}</p>
    {children}
  </div>
);
