import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What a man of 60 finds hard to read or to hit, a line for each. */
export async function findHardToUse(page: Page): Promise<string[]> {
  return [...(await page.evaluate(measureSizes, READ_CHARACTERS)), ...(await findLowContrast(page))];
}

/** Texts longer than this are read, shorter ones are labels: about two lines on a phone. */
const READ_CHARACTERS = 80;

/** What is read has a contrast of 7:1. Below 4.5:1 it is for the rule of axe that every story runs. */
async function findLowContrast(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules('color-contrast-enhanced').analyze();
  const texts = await Promise.all(
    violations
      .flatMap(({ nodes }) => nodes)
      .map(async ({ target, any }) => ({
        text: await page.locator(`${target}`).first().innerText(),
        contrast: any.map(({ message }) => /contrast of ([\d.]+)/.exec(message)?.[1]).join(),
      })),
  );
  return texts
    .filter(({ text }) => text.length > READ_CHARACTERS)
    .map(({ text, contrast }) => `contrast ${contrast}: ${text.slice(0, 60)}`);
}

/** Texts that are read and smaller than 17 px, and targets smaller than 44 px. Runs in the page. */
function measureSizes(readCharacters: number): string[] {
  const MIN_TEXT = 17;
  // The border of a field, 1 px on each side, is part of the 44 px.
  const MIN_TARGET = 42;
  const isShown = (element: Element) =>
    !element.closest('.sb-wrapper, [inert], [aria-hidden="true"]') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  const nameOf = (element: Element) =>
    `<${element.localName}> ${(element.textContent.trim() || element.getAttribute('aria-label') || element.getAttribute('name') || '').replace(/\s+/g, ' ').slice(0, 60)}`;

  const small = [
    ...document.querySelectorAll('p, li, dd, td, blockquote, figcaption, span, div, label, small'),
  ]
    .filter((element) => {
      const own = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      return (
        own &&
        isShown(element) &&
        element.textContent.trim().length > readCharacters &&
        Number.parseFloat(getComputedStyle(element).fontSize) < MIN_TEXT &&
        element.getBoundingClientRect().height > 3
      );
    })
    .map((element) => `text of ${getComputedStyle(element).fontSize}: ${nameOf(element)}`);

  const sizeOf = (element: Element) => {
    const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].map(
      (one) => one.getBoundingClientRect(),
    );
    // What extends a target over its surroundings, such as the picture beside a name.
    const parts = [element, ...element.querySelectorAll('*')]
      .flatMap((one) => [getComputedStyle(one, '::before'), getComputedStyle(one, '::after')])
      .filter(({ content, position }) => content !== 'none' && position === 'absolute');
    const [widths, heights] = (['width', 'height'] as const).map((side) => [
      ...boxes.map((box) => box[side]),
      ...parts.map((part) => Number.parseFloat(part[side]) || 0),
    ]);
    return { width: Math.max(...(widths ?? [])), height: Math.max(...(heights ?? [])) };
  };
  /** A link in a sentence is as high as its line (WCAG 2.5.5, inline). */
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.closest('p, li, dd, td, label, blockquote, div')?.childNodes ?? [])].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
  const targets = [
    ...document.querySelectorAll(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="option"]',
    ),
  ]
    .filter((element) => isShown(element) && !isInSentence(element))
    .map((element) => ({ element, ...sizeOf(element) }))
    // What is hidden until it has the focus.
    .filter(({ width, height }) => width > 3 && height > 3)
    .filter(({ width, height }) => Math.round(width) < MIN_TARGET || Math.round(height) < MIN_TARGET)
    .map(
      ({ element, width, height }) =>
        `target of ${Math.round(width)} × ${Math.round(height)}: ${nameOf(element)}`,
    );
  return [...small, ...targets];
}
