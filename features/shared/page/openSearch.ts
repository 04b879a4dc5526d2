import { useEffect, useEffectEvent } from 'react';

const requests = new EventTarget();

/** Opens the search of the header, from a page: what the header's own button does. */
export function openSearch(): void {
  requests.dispatchEvent(new Event('open'));
}

/** Calls back when a page wants the search to open. */
export function useSearchRequests(onRequest: () => void): void {
  const open = useEffectEvent(onRequest);
  useEffect(() => {
    const listener = () => open();
    requests.addEventListener('open', listener);
    return () => requests.removeEventListener('open', listener);
  }, []);
}
