import { expect, type Locator, type Page } from '@playwright/test';

/** What is wrong with the focus: it cannot be seen, or something covers it. `undefined` if it is as it should be. */
function findFaultOfFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const name = `<${focused.localName}> ${focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 60)}`;

  /** What shows the focus: the element, a frame or a tile around it, its label, or its `::after` over a whole card. */
  const frames = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(
    (one) => !!one,
  );
  const hasRing = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  const changesLine = focused.localName === 'input' && focused.getAttribute('type') === 'search';
  const ringed = frames.find(
    (one) => hasRing(getComputedStyle(one)) || hasRing(getComputedStyle(one, '::after')),
  );
  // The heading of a new page has the focus only to be announced.
  if (!ringed && !changesLine && !focused.matches('h1, h2, h3, [role="dialog"]'))
    return `The focus is not visible: ${name}`;

  const box = (ringed ?? focused).getBoundingClientRect();
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, window.innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, window.innerHeight);
  if (right - left < 1 || bottom - top < 1) return `The focus is outside the window: ${name}`;
  // A link over two lines is not in the middle of its box.
  const parts = [...focused.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const points = [...parts, { left, right, top, bottom }].map((part) => ({
    x: (Math.max(part.left, 0) + Math.min(part.right, window.innerWidth)) / 2,
    y: (Math.max(part.top, 0) + Math.min(part.bottom, window.innerHeight)) / 2,
  }));
  const isSeen = points.some(({ x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (ringed ?? focused).contains(hit);
  });
  return isSeen || frames.some((one) => one.matches('label:has(:focus)')) ? undefined : `Covered: ${name}`;
}

const expectSoftly = expect.configure({ soft: true });

/** Somebody without a mouse. At every stop the focus is visible and nothing covers it (WCAG 2.4.7, 2.4.11). */
export class KeyboardUser {
  constructor(readonly page: Page) {}

  /** Goes on by Tab until the target has the focus. Fails after more stops than a page has. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < 150; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
      // The page scrolls to the focus, and a bar may hide.
      await expectSoftly.poll(() => this.page.evaluate(findFaultOfFocus)).toBeUndefined();
    }
    throw new Error(`Tab does not reach ${target}`);
  }

  async activate(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press('Enter');
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }
}
