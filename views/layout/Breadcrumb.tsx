import type { RenderContext, RenderedPage } from '../page.ts';

type Props = Pick<RenderContext, 'texts'> & { page: RenderedPage };

export const Breadcrumb = ({ page: { breadcrumb, hasModal }, texts }: Props) => {
  // Only search engines get the single-step breadcrumb of the home page.
  if (breadcrumb.length < 2) return null;
  return (
    <nav className="breadcrumb fine-print" inert={hasModal} aria-label={texts.layout.breadcrumbLabel}>
      <ol>
        {breadcrumb.map(({ text, href, lang }) => (
          <li key={text}>
            {href ? (
              <a href={href}>{text}</a>
            ) : (
              <span aria-current="page" lang={lang}>
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
