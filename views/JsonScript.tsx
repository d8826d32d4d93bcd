/** A script element with JSON. `<` is escaped, so that no text can end the element. */
export const JsonScript = ({ type, data }: { type: string; data: object }) => {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON is not markup; React would escape its quotes.
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />;
};
