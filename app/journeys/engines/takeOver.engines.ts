import { title } from './target';
import { expect, test } from './test';

declare global {
  interface Window {
    /** Every height that the header has had, in px. */
    headerHeights: number[];
  }
}

test.use({
  before: `(${() => {
    window.headerHeights = [];
    const watch = () => {
      const height = document.querySelector('header')?.getBoundingClientRect().height;
      if (height && !window.headerHeights.includes(height)) window.headerHeights.push(height);
      requestAnimationFrame(watch);
    };
    watch();
  }})()`,
});

for (const [address, heading] of [
  ['/', /^Snaga ima/],
  ['/most-popular', 'Najpopularniji'],
  ['/offers/alpha-potent', 'Alpha Potent'],
] as const)
  test(`${address}: the header keeps its height until the app is there`, async ({ visitor }) => {
    await visitor.open(address);
    await visitor.sees(title(heading));
    await expect
      .poll(() => visitor.read(() => !globalThis.prerender && document.fonts.status === 'loaded'))
      .toBe(true);
    expect(await visitor.read(() => window.headerHeights)).toHaveLength(1);
  });
