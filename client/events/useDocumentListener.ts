import { useEffect, useEffectEvent } from 'react';

/** Listens on the document for as long as the component is there; `listener` may be a new function at each render. */
export const useDocumentListener = <Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void => {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    document.addEventListener(type, hear);
    return () => document.removeEventListener(type, hear);
  }, [type]);
};
