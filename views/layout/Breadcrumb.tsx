import type { RenderContext, Screen } from '../screen.ts';

export const Breadcrumb = ({ screen, ...context }: { screen: Screen } & RenderContext) => {
  const crumbs = screen.breadcrumb(context);
  // Only search engines get the single-step breadcrumb of the home page.
  if (crumbs.length < 2) return null;
  return (
    <nav
      className="breadcrumb text-small"
      inert={screen.hasModal}
      aria-label={context.copy.layout.breadcrumbLabel}
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
