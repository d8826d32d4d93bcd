import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

const Awake = ({ onAwake, children }: { onAwake: () => void; children: ReactNode }) => {
  useEffect(onAwake, [onAwake]);
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
      <Awake onAwake={resolve}>
        <Component {...props} />
      </Awake>,
      { identifierPrefix, onRecoverableError: reportError },
    );
  });
