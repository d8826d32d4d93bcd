import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { masseusesIn } from '../masseuses.ts';
import { Portraits } from '../parts/Portraits.tsx';
import type { Site } from '../screen.ts';

type Props = { copy: Copy; locale: Locale; site: Site };

export const Masseuses = ({ copy, locale, site }: Props) => {
  const words = copy.masseuses;
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="lead">{words.intro}</p>
      <Portraits
        masseuses={masseusesIn(copy, locale)}
        level={2}
        viewProfile={words.viewProfile}
        copy={copy}
        locale={locale}
        site={site}
      />
      <section className="prose discretion" aria-labelledby="discretion-heading">
        <h2 id="discretion-heading">{words.discretionHeading}</h2>
        {words.discretion.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    </>
  );
};
