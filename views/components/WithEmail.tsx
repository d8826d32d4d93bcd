import { Fragment } from 'react';
import { business } from '../../content/business.ts';
import { emailUrl } from '../urls.ts';

/** A text in which the centre's e-mail address can be followed. */
export const WithEmail = ({ text }: { text: string }) =>
  text.split(business.email).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never move.
    <Fragment key={index}>
      {index > 0 && <a href={emailUrl}>{business.email}</a>}
      {part}
    </Fragment>
  ));
