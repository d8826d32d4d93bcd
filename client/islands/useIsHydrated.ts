import { useEffect, useState } from 'react';

/** Whether hydration has ended, so that scripts may change the markup of the server. */
export const useIsHydrated = (): boolean => {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
};
