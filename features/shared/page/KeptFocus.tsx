import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Place = 'part' | 'window' | 'page';

export interface KeptFocusProps {
  /** Where it shows: in place of a part of the page, along the lower edge of the window, or as the page. */
  place?: Place;
  children: ReactNode;
}

/** Wraps what a press on its own button may remove, as a retry that succeeds: the focus then moves to a heading. */
export function KeptFocus({ place = 'part', children }: KeptFocusProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = container.current;
    const opener = document.activeElement;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      // A panel that opens after a retry takes the focus from its opener, and later returns it there.
      const next = place === 'window' ? opener : placeInPage(own, place);
      if (next instanceof HTMLElement) next.focus();
    };
  }, [place]);
  return <div ref={container}>{children}</div>;
}

/** Looks outwards step by step, because `:has()` is a syntax error in browsers of 2022. */
function headingAround(element: Element): Element | null {
  const section = element.closest('section, aside');
  if (!section) return null;
  return (
    section.querySelector('h2[tabindex="-1"]') ??
    (section.parentElement && headingAround(section.parentElement))
  );
}

/** The heading of the section, if that is focusable, or of the screen; a screen that loads takes the focus from `main`. */
function placeInPage(own: Element, place: Place): Element | null | undefined {
  const main = own.closest('main');
  if (place === 'page') return main;
  return headingAround(own) ?? main?.querySelector('h1');
}
