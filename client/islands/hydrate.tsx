import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const readControls = (root: Element) =>
  [...root.querySelectorAll<Control>('input[id], select, textarea')].map((control) => ({
    id: control.id,
    value: control.value,
    hadFocus: control === document.activeElement,
    caret: 'selectionStart' in control ? control.selectionStart : null,
  }));

/**
 * Keeps typed values, focus and caret through hydration. React resets a textarea that has a rendered text, and
 * it replaces all markup if a translation or an extension of the browser has changed it.
 */
const useTypedValues = (root: Element): void => {
  // The markup of the server is still in place during the first render.
  const [controls] = useState(() => readControls(root));
  useLayoutEffect(() => {
    for (const { id, value, hadFocus, caret } of controls) {
      const control = document.getElementById(id) as Control;
      // Writing the same value again would empty a date that is half typed.
      if (control.value !== value) control.value = value;
      if (!hadFocus) continue;
      control.focus({ preventScroll: true });
      if (caret !== null) (control as HTMLTextAreaElement).setSelectionRange(caret, caret);
    }
  }, [controls]);
};

/** Hydrates the markup in `root`. Resolves when the effects have run. Reports a mismatch as an error. */
export const hydrate = (
  root: Element,
  Component: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): Promise<void> =>
  new Promise((resolve) => {
    const Root = () => {
      useTypedValues(root);
      useEffect(resolve, []);
      return <Component {...props} />;
    };
    hydrateRoot(root, <Root />, { identifierPrefix, onRecoverableError: reportError });
  });
