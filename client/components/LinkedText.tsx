import { Fragment } from 'react';

/** A text in which each occurrence of one part is a link. */
export const LinkedText = ({ text, link }: { text: string; link: { text: string; href: string } }) =>
  text.split(link.text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key, and their order never changes.
    <Fragment key={index}>
      {index > 0 && <a href={link.href}>{link.text}</a>}
      {part}
    </Fragment>
  ));
