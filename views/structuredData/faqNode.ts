import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import type { SchemaNode } from './schemaNode.ts';

/** The FAQ as a `schema.org` node. */
export const faqNode = (copy: Copy, locale: Locale, url: string): SchemaNode => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  inLanguage: locale,
  mainEntity: copy.faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: [answer].flat().join(' ') },
  })),
});
