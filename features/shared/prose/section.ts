import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Names a heading in the address: what follows `#` is the router's. */
const SECTION = 'dio';

/** The address of a heading on the page that is open. */
export function useSectionHref(): (id: string) => string {
  const { pathname } = useLocation();
  return (id) => `${pathname}?${new URLSearchParams({ [SECTION]: id })}`;
}

/** Goes to the heading that the address names, each time a link there is followed. */
export function useSection(): void {
  const section = useSearchParams()[0].get(SECTION);
  const { key: visit } = useLocation();
  const gone = useRef('');
  useEffect(() => {
    if (!section || gone.current === visit) return;
    gone.current = visit;
    const heading = document.getElementById(section);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [section, visit]);
}
