import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Lets React take over the markup in `root`; resolves when its effects have run. A mismatch is an error of ours. */
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
