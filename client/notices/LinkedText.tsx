import { Fragment } from 'react';

/** A part of a text, and where it leads. */
export type PartLink = { text: string; href: string };

/** A text in which one part can be followed, wherever it stands. */
export const LinkedText = ({ text, link }: { text: string; link: PartLink }) =>
  text.split(link.text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never move.
    <Fragment key={index}>
      {index > 0 && <a href={link.href}>{link.text}</a>}
      {part}
    </Fragment>
  ));
