import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

const Hydrated = ({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) => {
  useEffect(onHydrated, [onHydrated]);
  return children;
};

/** Lets React take over the markup in `root`; resolves when its effects have run. A mismatch is an error of ours. */
export const hydrate = (
  root: Element,
  Component: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): Promise<void> =>
  new Promise((resolve) => {
    hydrateRoot(
      root,
      <Hydrated onHydrated={resolve}>
        <Component {...props} />
      </Hydrated>,
      { identifierPrefix, onRecoverableError: reportError },
    );
  });
