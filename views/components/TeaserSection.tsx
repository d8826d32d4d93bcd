import type { ReactNode } from 'react';
import { SectionHeading } from './SectionHeading.tsx';

type Props = {
  id: string;
  heading: string;
  /** The link to the full list, beside the heading. */
  href: string;
  link: string;
  intro?: string;
  children: ReactNode;
};

/** A section that shows a part of a list and links to all of it. */
export const TeaserSection = ({ id, heading, href, link, intro, children }: Props) => (
  <section className="band" aria-labelledby={`${id}-heading`}>
    <div className="section-heading">
      <SectionHeading id={id} text={heading} />
      <a className="link-more" href={href}>
        {link}
      </a>
      {intro && <p className="text-muted">{intro}</p>}
    </div>
    {children}
  </section>
);
