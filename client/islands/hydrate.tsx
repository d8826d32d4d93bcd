import { Component, type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value that a visitor has typed in a control, and whether the control has the focus. */
type Typed = { id: string; value: string; hadFocus: boolean; caret: number | null };

const readTyped = (root: Element): Typed[] =>
  [...root.querySelectorAll<Control>('input[id], select, textarea')].map((control) => ({
    id: control.id,
    value: control.value,
    hadFocus: control === document.activeElement,
    caret: 'selectionStart' in control ? control.selectionStart : null,
  }));

const writeTyped = (typed: readonly Typed[]): void => {
  for (const { id, value, hadFocus, caret } of typed) {
    // `readTyped` has found a control with this id.
    const control = document.getElementById(id) as Control | null;
    if (!control) continue;
    // Writing the same value again would empty a date that is half typed.
    if (control.value !== value) control.value = value;
    if (!hadFocus) continue;
    control.focus({ preventScroll: true });
    // Only a control with text has a caret.
    if (caret !== null) (control as HTMLTextAreaElement).setSelectionRange(caret, caret);
  }
};

/**
 * Keeps what was typed through hydration. React resets a textarea that has a rendered text, and it replaces all
 * markup if a translation or an extension of the browser has changed it.
 */
const useTyped = (root: Element): void => {
  // The markup of the server is still in place during the first render.
  const [typed] = useState(() => readTyped(root));
  useLayoutEffect(() => writeTyped(typed), [typed]);
};

type GuardProps = { root: Element; markup: string; children: ReactNode };

/**
 * If a component throws, for example because an extension has moved its elements, puts back the markup of the server with
 * what was typed. The markup works without scripts: the form posts natively.
 */
class Guard extends Component<GuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override getSnapshotBeforeUpdate(): Typed[] {
    return readTyped(this.props.root);
  }

  override componentDidUpdate(_props: GuardProps, before: { hasFailed: boolean }, typed: Typed[]): void {
    if (!this.state.hasFailed || before.hasFailed) return;
    const { root, markup } = this.props;
    // React cannot remove an element that an extension has moved, so this replaces all of the island.
    root.innerHTML = markup;
    writeTyped(typed);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Hydrates the markup in `root`. Resolves when the effects have run. Reports a mismatch as an error. */
export const hydrate = (root: Element, Island: ComponentType<object>, props: object): Promise<void> => {
  const markup = root.innerHTML;
  return new Promise((resolve) => {
    const Root = () => {
      useTyped(root);
      useEffect(resolve, []);
      return (
        <Guard root={root} markup={markup}>
          <Island {...props} />
        </Guard>
      );
    };
    hydrateRoot(root, <Root />, { onRecoverableError: reportError });
  });
};
