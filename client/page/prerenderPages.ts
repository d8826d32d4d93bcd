import { speculationRules } from '../../content/speculationRules.ts';

/** Adds the speculation rules. They are not in the document, because every byte delays the first paint. */
export const prerenderPages = (): void => {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
};
