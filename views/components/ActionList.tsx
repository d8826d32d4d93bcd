type Props = { links: readonly { href: string; text: string }[]; hasMain?: boolean };

const classOf = (index: number, hasMain: boolean): string => {
  if (!hasMain) return 'button';
  return index === 0 ? 'button button--main' : 'button button--quiet';
};

/** Links in a row: one main button, then quiet ones. Without `hasMain` all are normal buttons. */
export const ActionList = ({ links, hasMain = true }: Props) => (
  <ul className="actions">
    {links.map(({ href, text }, index) => (
      <li key={text}>
        <a className={classOf(index, hasMain)} href={href}>
          {text}
        </a>
      </li>
    ))}
  </ul>
);
