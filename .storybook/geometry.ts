import { expect } from 'storybook/test';

// For what no role and no state tells: where something is, and how large. Anything else is asserted by what it is.

type Shown = Element | null | undefined;

/** The place of an element in the window, to compare with where it is later: `expect(boxOf(row)).toEqual(before)`. */
export function boxOf(element: Shown): DOMRect {
  if (!element) throw new Error('There is no such element.');
  return element.getBoundingClientRect();
}

/** Asserts that an element is in the window from top to bottom. */
export async function expectInWindow(element: Shown): Promise<void> {
  const { top, bottom } = boxOf(element);
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
}

/** Asserts that one element ends above the top of another. */
export async function expectAbove(upper: Shown, lower: Shown): Promise<void> {
  await expect(Math.floor(boxOf(upper).bottom)).toBeLessThanOrEqual(Math.ceil(boxOf(lower).top));
}

/** Asserts that one element ends before another begins, in the direction of the text. */
export async function expectBefore(left: Shown, right: Shown): Promise<void> {
  await expect(Math.floor(boxOf(left).right)).toBeLessThanOrEqual(Math.ceil(boxOf(right).left));
}

/** Returns what a press on the middle of an element hits, which may be a link around or over it. */
export function hitAt(element: Shown): Element | null {
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = boxOf(element);
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** Throws if the page or a dialog is wider than its window (WCAG 1.4.10). Every state is tested at its end. */
export function requireFit(): void {
  for (const part of [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]) {
    const excess = part.scrollWidth - part.clientWidth;
    // Parts of a pixel are rounded up.
    if (excess > 1) throw new Error(`The ${part.role ?? 'page'} is ${excess} px wider than its window.`);
  }
}
