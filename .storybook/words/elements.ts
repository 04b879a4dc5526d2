import { tokens } from '#ui/theme';

/** How long an outline is seen, in ms. */
const SHOWN_MS = 1_200;

/** What an element says: to everyone, and to screen readers. */
export function saidBy(element: Element): string[] {
  const attributes = ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name));
  const texts = [element instanceof HTMLElement ? element.innerText : element.textContent, ...attributes];
  return texts.flatMap((text) => text?.trim() || []);
}

/** Outlines an element for a moment. */
export function outline(element: Element): void {
  element.animate(
    [{ outline: `3px solid ${tokens.color.accent}`, outlineOffset: '2px' }, { outlineOffset: '2px' }],
    SHOWN_MS,
  );
}

/** The control that says a text, or else the innermost element that does. */
export function elementSaying(text: string): Element | undefined {
  const saying = [...document.body.querySelectorAll('*')].filter((element) => saidBy(element).includes(text));
  const innermost = saying.findLast((element) => saying[0]?.contains(element));
  return innermost?.closest('a, button') ?? innermost;
}
