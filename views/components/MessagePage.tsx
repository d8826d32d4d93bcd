import type { ReactNode } from 'react';
import type { Locale } from '../../content/locales.ts';
import type { RenderContext } from '../page.ts';
import { ActionList } from './ActionList.tsx';
import { FirstScreenEnd } from './FirstScreenEnd.tsx';
import { langAttribute } from './langAttribute.ts';
import { Picture } from './Picture.tsx';

type Props = {
  title: string;
  /** The language of the title if it differs from the page's language. */
  titleLocale?: Locale | undefined;
  lead: string;
  /** Links to other pages. The first is the main button. */
  links: readonly { href: string; text: string }[];
  /** Whether the page does not exist. The browser then logs its path to the console. */
  isMissing?: boolean;
  children?: ReactNode;
} & RenderContext;

/** The layout of all error pages: one message, links and a picture. */
export const MessagePage = ({
  title,
  titleLocale,
  lead,
  links,
  isMissing = false,
  texts,
  locale,
  site,
  children,
}: Props) => (
  <>
    <div className="message-page" data-missing={isMissing ? '' : undefined}>
      <div>
        <h1 {...langAttribute(titleLocale ?? locale, locale)}>{title}</h1>
        <p className="lead">{lead}</p>
        <ActionList links={links} />
        {children}
      </div>
      <div className="message-page__picture">
        <Picture
          id="about"
          // The crop is portrait, so the landscape picture is wider than its box.
          sizes="(min-width: 90rem) 60rem, (min-width: 48rem) 67vw, 28rem"
          texts={texts}
          site={site}
          priority
          className="arch"
        />
      </div>
    </div>
    <FirstScreenEnd site={site} />
  </>
);
