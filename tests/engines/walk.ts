import { describe } from 'vitest';
import type { Engine } from './engine.ts';
import { testIn } from './engineTest.ts';
import { consent } from './tasks/consent.ts';
import { everyTemplate } from './tasks/everyTemplate.ts';
import { forms } from './tasks/forms.ts';
import { gallery } from './tasks/gallery.ts';
import { ownPosts } from './tasks/ownPosts.ts';
import { page } from './tasks/page.ts';
import { withoutJavaScript } from './tasks/withoutJavaScript.ts';

/** The main tasks in one engine. */
export const walkIn = (engine: Engine): void => {
  const test = testIn(engine);
  describe.skipIf(engine.missing().length > 0)(engine.name, () => {
    for (const task of [page, gallery, consent, forms, withoutJavaScript, ownPosts, everyTemplate])
      task(test);
  });
};
