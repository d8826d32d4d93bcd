import type { Locale } from '../../content/locales.ts';
import { textTemplates } from '../../content/textTemplates.ts';

/** The texts below a value by their place in it. */
export const textsBelow = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsBelow) : [];
};

/** Texts that belong together: the sections of a page, or a question with its answer. */
export const blocksOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const isBlock = 'heading' in value || 'question' in value;
  return isBlock && !('sections' in value)
    ? [textsBelow(value).join(' ')]
    : Object.values(value).flatMap(blocksOf);
};

/** The texts that visitors of the centre read; job applicants and legal pages have other facts. */
export const visitorTexts = (locale: Locale): string[] => {
  const { pages, faq, form, extras, massages } = textTemplates[locale];
  const { casting: _, privacy: _privacy, cookies: _cookies, ...others } = pages;
  return textsBelow({ others, faq, form, extras, massages });
};
