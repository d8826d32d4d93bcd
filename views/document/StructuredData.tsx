import { JsonScript } from '../JsonScript.tsx';
import type { RenderContext, RenderedPage } from '../page.ts';
import { schemaGraph } from '../structuredData/schemaGraph.ts';

/** The structured data as JSON-LD. */
export const StructuredData = ({ page, ...context }: { page: RenderedPage } & RenderContext) => {
  const data = schemaGraph(page, context);
  return data && <JsonScript type="application/ld+json" data={data} />;
};
