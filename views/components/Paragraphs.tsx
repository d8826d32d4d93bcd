export const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) =>
  paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
