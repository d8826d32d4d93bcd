import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates the markup in `root`. Resolves when the effects have run. Reports a mismatch as an error. */
export const hydrate = (
  root: Element,
  Component: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): Promise<void> =>
  new Promise((resolve) => {
    const Root = () => {
      useEffect(resolve, []);
      return <Component {...props} />;
    };
    hydrateRoot(root, <Root />, { identifierPrefix, onRecoverableError: reportError });
  });
