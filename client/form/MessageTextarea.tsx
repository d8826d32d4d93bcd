import { type ComponentProps, useState } from 'react';

/** Returns the text that a textarea contains now; `undefined` on the server. */
const readText = (id: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : (document.getElementById(id) as HTMLTextAreaElement | null)?.value;

/**
 * A textarea that keeps a text typed before hydration. If the server rendered a text, hydration sets the
 * textarea to `defaultValue`, so `defaultValue` must be the text that the textarea contains then.
 */
export const MessageTextarea = ({ defaultValue, ...props }: ComponentProps<'textarea'> & { id: string }) => {
  const [text] = useState(() => readText(props.id) ?? defaultValue);
  return <textarea {...props} defaultValue={text} />;
};
