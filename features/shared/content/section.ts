import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { entryKey, useArrival } from '../navigation';
import { showAndFocus } from '../page';
import { useDraft } from '../platform';

/** The query parameter with the id of a heading; the router uses what follows the `#`. */
const SECTION = 'dio';

/** Returns a function from a heading's id to its address on the current page. */
export function useSectionHref(): (id: string) => string {
  const { pathname } = useLocation();
  return (id) => `${pathname}?${new URLSearchParams({ [SECTION]: id })}`;
}

/** The entries of the history that have scrolled to their section. */
class HandledEntries extends Set<string> {}

/**
 * Scrolls to the heading that the address names and focuses it, once for each entry of the history: Back restores the
 * position.
 */
export function useSection(): void {
  const section = useSearchParams()[0].get(SECTION);
  const location = useLocation();
  const handled = useDraft(HandledEntries);
  const entry = entryKey(location);
  // The first page of a visit and an address that was typed have the key `default`.
  const isBack = useArrival() === 'POP' && location.key !== 'default';
  useEffect(() => {
    if (!section || isBack || handled.has(entry)) return;
    handled.add(entry);
    showAndFocus(document.getElementById(section));
  }, [section, isBack, handled, entry]);
}

/**
 * Observes everything above the page's upper third: a heading in that area has been reached. Because the area extends far
 * upwards, headings that scroll past between two callbacks are not missed.
 */
const REACHED = '1000000px 0px -66% 0px';

/** The id of the section being read: the last heading reached; `undefined` above the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
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
      // Inside an iframe, `rootMargin` works only with an explicit root.
      { root: document, rootMargin: REACHED },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return ids.filter((id) => reached.has(id)).at(-1);
}
