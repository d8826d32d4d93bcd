type Props = {
  links: readonly { href: string; text: string }[];
  className?: string;
  /** The classes of the first link and of the others. */
  first?: string;
  others?: string;
};

/** Links in a row: by default one main button, then quiet ones. */
export const ActionList = ({
  links,
  className = 'actions',
  first = 'button button--main',
  others = 'button button--quiet',
}: Props) => (
  <ul className={className}>
    {links.map(({ href, text }, index) => (
      <li key={text}>
        <a className={index === 0 ? first : others} href={href}>
          {text}
        </a>
      </li>
    ))}
  </ul>
);
