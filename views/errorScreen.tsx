import type { Copy } from '../content/copy.ts';
import { DirectLinks } from './components/DirectLinks.tsx';
import { MessagePage } from './components/MessagePage.tsx';
import { headOf } from './head.ts';
import type { RenderContext, Screen } from './screen.ts';

type Words = { title: string; lead: string };

type ErrorScreen = Pick<Screen, 'name'> &
  Partial<Pick<Screen, 'breadcrumb' | 'state' | 'switchTo'>> & {
    words: (copy: Copy) => Words;
    /** The document's title if it differs from the heading. */
    documentTitle?: (copy: Copy) => string;
    /** Links to other pages. The first is the main button. */
    links: (context: RenderContext) => readonly { href: string; text: string }[];
    /** Whether the page does not exist. The browser then logs its path to the console. */
    isMissing?: boolean;
    /** Whether to show telephone and chat. */
    hasDirectLinks?: boolean;
  };

/** Creates an error screen. Error screens have no URL and are not indexable. */
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
    const plain = headOf({ title, description: lead }, 'hero', { indexable: false });
    return documentTitle ? { ...plain, title: documentTitle(copy) } : plain;
  };
  return {
    name,
    state,
    ref: null,
    switchTo,
    query: {},
    isError: true,
    isPrivate: false,
    hasModal: false,
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
