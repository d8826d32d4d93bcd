import type { Copy } from '../content/copy.ts';
import { DirectLinks } from './components/DirectLinks.tsx';
import { MessagePage } from './components/MessagePage.tsx';
import { headOf } from './head.ts';
import type { RenderContext, Screen } from './screen.ts';

type Words = { title: string; lead: string };

type ErrorScreen = Pick<Screen, 'name'> &
  Partial<Pick<Screen, 'breadcrumb' | 'state' | 'switchTo'>> & {
    words: (copy: Copy) => Words;
    /** The document's title where it is not that of the words. */
    documentTitle?: (copy: Copy) => string;
    /** Where to go on; the first one is the main way. */
    links: (context: RenderContext) => readonly { href: string; text: string }[];
    /** The page does not exist: a browser logs its path to the console. */
    isMissing?: boolean;
    /** Telephone and chat are offered as well. */
    hasDirectLinks?: boolean;
  };

/** A screen that tells of an error: it has no address of its own, and search engines do not list it. */
export const errorScreen = ({
  name,
  words,
  documentTitle,
  links,
  isMissing = false,
  hasDirectLinks = false,
  state = {},
  breadcrumb = () => [],
  switchTo = { page: 'home' },
}: ErrorScreen): Screen => {
  const head = ({ copy }: RenderContext) => {
    const { title, lead } = words(copy);
    const shown = headOf({ title, description: lead }, 'hero', { indexable: false });
    return documentTitle ? { ...shown, title: documentTitle(copy) } : shown;
  };
  return {
    name,
    state,
    ref: null,
    switchTo,
    query: {},
    isError: true,
    isPrivate: false,
    isCovered: false,
    head,
    plainHead: head,
    body: (context) => (
      <MessagePage {...words(context.copy)} links={links(context)} isMissing={isMissing} {...context}>
        {hasDirectLinks && <DirectLinks copy={context.copy} />}
      </MessagePage>
    ),
    breadcrumb,
    schema: () => ({}),
  };
};
