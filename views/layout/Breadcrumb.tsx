import type { Page, RenderContext } from '../page.ts';

export const Breadcrumb = ({ page, ...context }: { page: Page } & RenderContext) => {
  const crumbs = page.breadcrumb(context);
  // Only search engines get the single-step breadcrumb of the home page.
  if (crumbs.length < 2) return null;
  return (
    <nav
      className="breadcrumb text-small"
      inert={page.hasModal}
      aria-label={context.texts.layout.breadcrumbLabel}
    >
      <ol>
        {crumbs.map(({ text, href, lang }) => (
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
