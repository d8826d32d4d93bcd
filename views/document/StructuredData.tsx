import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import type { Screen, Site } from '../screen.ts';
import { schemaGraph } from './schemaGraph.ts';

type Props = { screen: Screen; copy: Copy; locale: Locale; site: Site };

/** The structured data as a block that browsers do not run. `<` is escaped, so that no text can end the block. */
export const StructuredData = (props: Props) => {
  const data = schemaGraph(props);
  if (!data) return null;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON is not markup; React would escape its quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
};
