import type { RenderContext, Screen } from '../screen.ts';

export const Breadcrumb = ({ screen, ...context }: { screen: Screen } & RenderContext) => {
  const crumbs = screen.breadcrumb(context);
  // One step is no way: the home page has it for search engines only.
  if (crumbs.length < 2) return null;
  return (
    <nav
      className="breadcrumb text-small"
      inert={screen.isCovered}
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
