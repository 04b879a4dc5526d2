import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Something that opens over a page and closes with a page change. */
export function useOpenHere() {
  const page = useLocation().key;
  const [openOn, setOpenOn] = useState<string>();
  // It does not open again when somebody comes back.
  if (openOn !== undefined && openOn !== page) setOpenOn(undefined);
  return {
    isOpen: openOn === page,
    open: () => setOpenOn(page),
    close: useCallback(() => setOpenOn(undefined), []),
  };
}
