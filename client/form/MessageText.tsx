import { type ComponentProps, useState } from 'react';

/** Returns the present text of a textarea; `undefined` on the server. */
const typedText = (id: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : (document.getElementById(id) as HTMLTextAreaElement | null)?.value;

/**
 * A textarea that keeps what was typed before hydration. If the server rendered a text, React sets the
 * textarea to `defaultValue` while hydrating, so this must be the present text.
 */
export const MessageText = ({ defaultValue, ...props }: ComponentProps<'textarea'> & { id: string }) => {
  const [text] = useState(() => typedText(props.id) ?? defaultValue);
  return <textarea {...props} defaultValue={text} />;
};
