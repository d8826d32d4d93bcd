import { EmphasisedHeading } from './EmphasisedHeading.tsx';

/** The heading of a section, which is labelled by `<id>-heading`. */
export const SectionHeading = ({ id, text }: { id: string; text: string }) => (
  <h2 id={`${id}-heading`}>
    <EmphasisedHeading text={text} />
  </h2>
);
