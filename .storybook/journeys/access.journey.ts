import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type IndexEntry, isState } from '../storyIndex';
import { viewports } from '../viewports';
import { finishStory, openStory, readIndex } from './workspace';

/** A spread: the first state of each screen and of each part of the shell. */
const isInSpread = ({ title, name }: IndexEntry) =>
  name === 'Default' && /^(Screens|Shell)\/[^/]+$/.test(title);

/** Lets the page take over a change. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function setWidth(page: Page, { width, height }: { width: string; height: string }) {
  await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) });
  await settle(page);
}

const setTextSize = async (page: Page, size: string) => {
  await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await settle(page);
};

/** By how many px the page, or a dialog over it, is wider than the window (WCAG 1.4.10). */
async function sidewaysOf(page: Page): Promise<string[]> {
  const excess = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );
  // Parts of a pixel are rounded up.
  return excess.filter((px) => px > 1).map((px) => `${px} px wider than the window`);
}

/** Targets that are too small and too close to others (WCAG 2.5.8). Stories do not run the rule: it is new in WCAG 2.2. */
async function smallTargetsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('.sb-wrapper')
    .withRules('target-size')
    .analyze();
  return (
    violations
      .flatMap(({ nodes }) => nodes)
      // What a bar over the page covers for now is not pressed.
      .filter(({ any }) => !any.some(({ data }) => data?.messageKey === 'partiallyObscured'))
      .map(({ html }) => `small target: ${html.slice(0, 120)}`)
  );
}

/** What keeps somebody with another display or with large fingers from using the state, a line for each. */
async function findingsOf(page: Page, id: string): Promise<string[]> {
  const findings: string[] = [];
  const add = (display: string, found: readonly string[]) =>
    findings.push(...found.map((finding) => `${id}, ${display}: ${finding}`));

  const thrown: string[] = [];
  const note = ({ message }: Error) => thrown.push(message);
  page.on('pageerror', note);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await setWidth(page, viewports.desktop.styles);
  await openStory(page, id, 'country:RS');
  const outcome = await finishStory(page);
  page.off('pageerror', note);
  add('forced colours', outcome === 'success' ? thrown : [...thrown, outcome]);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });

  await setTextSize(page, '200%');
  add('text of 200 %', await sidewaysOf(page));
  await setWidth(page, viewports.phone.styles);
  add('text of 200 % on a phone', await sidewaysOf(page));
  await setTextSize(page, '');
  add('phone', await smallTargetsOf(page));
  await setWidth(page, viewports.narrow.styles);
  add('320 px', await sidewaysOf(page));
  return findings;
}

/** Each opens its share of the states, beside the others. */
const SHARES = 3;

for (let share = 0; share < SHARES; share += 1) {
  test(`everybody can use the first state of each screen (${share + 1} of ${SHARES})`, async ({ page }) => {
    const states = (await readIndex(page)).filter(isState).filter(isInSpread);
    const chosen = states.filter((_, at) => at % SHARES === share);
    expect(chosen.length).toBeGreaterThan(1);
    test.setTimeout(60_000 + chosen.length * 20_000);
    const findings: string[] = [];
    for (const { id } of chosen) findings.push(...(await findingsOf(page, id)));
    expect(findings).toEqual([]);
  });
}
