/**
 * Scrolls an element, such as a heading, to the top of the window and focuses it. Focusing alone scrolls no further than
 * until the element is visible.
 */
export function showAndFocus(element: HTMLElement | null | undefined): void {
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
}
