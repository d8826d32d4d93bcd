import type { ReactNode } from 'react';
import { SectionHeading } from './SectionHeading.tsx';

type Props = { id: string; heading: string; href: string; link: string; children?: ReactNode };

/** A section's heading with the way on beside it. */
export const HeadingRow = ({ id, heading, href, link, children }: Props) => (
  <div className="section-heading">
    <SectionHeading id={id} text={heading} />
    <a className="link-more" href={href}>
      {link}
    </a>
    {children}
  </div>
);
