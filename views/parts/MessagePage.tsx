import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead: string;
  /** Where to go on; the first one is the main way. */
  links: readonly { href: string; text: string }[];
  children?: ReactNode;
};

/** A page that says one thing and leads on: the error screens. */
export const MessagePage = ({ title, lead, links, children }: Props) => (
  <div className="message-page">
    <h1>{title}</h1>
    <p className="lead">{lead}</p>
    <ul className="actions">
      {links.map(({ href, text }, index) => (
        <li key={href}>
          <a className={index === 0 ? 'button button--main' : 'button'} href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
    {children}
  </div>
);
