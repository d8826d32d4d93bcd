import { EmphasisedHeading } from './EmphasisedHeading.tsx';

/** A section heading with the id `<id>-heading`, for `aria-labelledby`. */
export const SectionHeading = ({ id, text }: { id: string; text: string }) => (
  <h2 id={`${id}-heading`}>
    <EmphasisedHeading text={text} />
  </h2>
);
