import type { Page, RenderContext } from '../page.ts';
import { schemaGraph } from '../structuredData/schemaGraph.ts';

/** The structured data as JSON-LD. `<` is escaped, so that no text can end the script element. */
export const StructuredData = ({ page, ...context }: { page: Page } & RenderContext) => {
  const data = schemaGraph(page, context);
  if (!data) return null;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON is not markup; React would escape its quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
};
