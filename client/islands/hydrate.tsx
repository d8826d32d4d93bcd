import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
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

type HydrationGuardProps = { root: Element; markup: string; onFailed: () => void; children: ReactNode };

/**
 * Keeps what was typed through hydration: React resets a textarea that has a rendered text, and it replaces
 * all markup if a translation or an extension of the browser has changed it.
 *
 * If a component throws, for example because an extension has moved its elements, puts back the markup of the
 * server, which works without scripts: the form posts natively.
 */
class HydrationGuard extends Component<HydrationGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  /**
   * What was typed before React changed the document. The markup of the server is still in place during the
   * first render.
   */
  private typed = readTyped(this.props.root);

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    writeTyped(this.typed);
  }

  override getSnapshotBeforeUpdate(): null {
    this.typed = readTyped(this.props.root);
    return null;
  }

  /** React expects this beside `getSnapshotBeforeUpdate`. */
  override componentDidUpdate(): void {}

  override componentDidCatch(): void {
    const { root, markup, onFailed } = this.props;
    // React cannot remove an element that an extension has moved, so this replaces all of the island.
    root.innerHTML = markup;
    writeTyped(this.typed);
    onFailed();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

type Outcome = { onHydrated: () => void; onFailed: () => void };

/**
 * Hydrates the markup in `root`. Calls `onHydrated` when the effects have run, and `onFailed` if the island
 * throws then or later. Reports a mismatch as an error.
 */
export const hydrate = (
  root: Element,
  Island: ComponentType<object>,
  props: object,
  { onHydrated, onFailed }: Outcome,
): void => {
  const Root = () => {
    useEffect(onHydrated, []);
    return <Island {...props} />;
  };
  hydrateRoot(
    root,
    <HydrationGuard root={root} markup={root.innerHTML} onFailed={onFailed}>
      <Root />
    </HydrationGuard>,
    { onRecoverableError: reportError },
  );
};
