import { useEffect, useEffectEvent } from 'react';

/** Listens on the document while the component is mounted. `listener` may change at each render. */
export const useDocumentListener = <Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void => {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    document.addEventListener(type, onEvent);
    return () => document.removeEventListener(type, onEvent);
  }, [type]);
};
