import { Fragment } from 'react';

/** Renders the words between asterisks in italics: 'An hour that belongs *to you*'. */
export const EmphasisedText = ({ text }: { text: string }) =>
  text.split('*').map((part, index) =>
    // Every second part is between two asterisks.
    index % 2 === 1 ? <em key={part}>{part}</em> : <Fragment key={part}>{part}</Fragment>,
  );
