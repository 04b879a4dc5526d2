import { useEffect, useRef, useState } from 'react';
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

/**
 * From above the beginning of any page to the upper third of the window: a heading that is in there has been reached.
 * What lies between two of the observer's looks is not missed that way.
 */
const REACHED = '1000000px 0px -66% 0px';

/** Which of the headings somebody is reading under: the last one reached; none above the first. */
export function useReadSection(ids: readonly string[]): string | undefined {
  const [reached, setReached] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setReached((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) now.add(target.id);
            else now.delete(target.id);
          }
          return now;
        }),
      // Margins count only against a root that is named, where the page stands in a frame.
      { root: document, rootMargin: REACHED },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return ids.findLast((id) => reached.has(id));
}
