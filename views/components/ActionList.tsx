/** Ways on, side by side. The first one is the main one and the others are quiet links, unless none is. */
export const ActionList = ({
  links,
  hasMain = true,
}: {
  links: readonly { href: string; text: string }[];
  hasMain?: boolean;
}) => (
  <ul className="actions">
    {links.map(({ href, text }, index) => (
      <li key={text}>
        <a
          className={hasMain ? (index === 0 ? 'button button--main' : 'button button--quiet') : 'button'}
          href={href}
        >
          {text}
        </a>
      </li>
    ))}
  </ul>
);
