import { EmphasisedText } from './EmphasisedText.tsx';

/** A section heading with the id `<id>-heading`, for `aria-labelledby`. */
export const SectionHeading = ({ id, text }: { id: string; text: string }) => (
  <h2 id={`${id}-heading`}>
    <EmphasisedText text={text} />
  </h2>
);
