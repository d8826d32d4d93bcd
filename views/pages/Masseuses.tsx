import { EmphasisedHeading } from '../components/EmphasisedHeading.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Portraits } from '../components/Portraits.tsx';
import { headOf } from '../head.ts';
import { masseusesIn } from '../masseuses.ts';
import { definePage } from '../page.tsx';
import type { RenderContext } from '../screen.ts';

const Masseuses = ({ copy, locale, site }: RenderContext) => {
  const words = copy.pages.masseuses;
  return (
    <>
      <PageHeader heading={words.heading} lead={words.intro} isClose />
      <div className="portraits-frame">
        <Portraits
          masseuses={masseusesIn(copy, locale)}
          level={2}
          viewProfile={words.viewProfile}
          copy={copy}
          locale={locale}
          site={site}
        />
      </div>
      <section className="band band--deep split" aria-labelledby="discretion-heading">
        <h2 id="discretion-heading">
          <EmphasisedHeading text={words.discretionHeading} />
        </h2>
        <div className="text-columns">
          {words.discretion.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </>
  );
};

export const masseuses = definePage('masseuses', {
  read: () => ({}),
  Component: Masseuses,
  head: ({ copy }) => headOf(copy.pages.masseuses, 'masseuses/nora'),
  crumb: ({ copy }) => ({ text: copy.pages.masseuses.nav }),
});
