import type { RenderContext } from '../page.ts';
import { servicesIn } from '../services.ts';
import { urlOf } from '../urls.ts';

/** Links to the page of each massage. Only the English list of massages links to these pages. */
export const FooterMassages = ({ texts, locale }: Pick<RenderContext, 'texts' | 'locale'>) => (
  <nav className="footer-massages" aria-labelledby="footer-massages-heading">
    <h2 id="footer-massages-heading">{texts.layout.footer.massages}</h2>
    <ul>
      {servicesIn(locale).map(({ slug, title }) => (
        <li key={slug}>
          <a href={urlOf({ page: 'service', slug }, locale)}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);
