import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { masseusesIn } from '../masseuses.ts';
import { Opening } from '../parts/Opening.tsx';
import { Portraits } from '../parts/Portraits.tsx';
import { Turned } from '../parts/Turned.tsx';
import type { Site } from '../screen.ts';

type Props = { copy: Copy; locale: Locale; site: Site };

export const Masseuses = ({ copy, locale, site }: Props) => {
  const words = copy.masseuses;
  return (
    <>
      <Opening heading={words.heading} lead={words.intro} isClose />
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
          <Turned text={words.discretionHeading} />
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
