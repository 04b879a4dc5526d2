import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type IndexEntry, isState } from '../storyIndex';
import { textSpacing } from '../textSpacing';
import { compareDisplays, measureDisplay } from './displayFindings';
import { findHardToUse } from './readingFindings';
import { type AccessOptions, chooseStory, openStory, readIndex } from './workspace';

const test = base.extend<AccessOptions>({ everyState: [false, { option: true }] });

/** A spread: the first state of each screen and of each part of the shell. */
const isInSpread = ({ title, name }: IndexEntry) =>
  name === 'Default' && /^(Screens|Shell)\/[^/]+$/.test(title);

const emulateMedia = async (page: Page, features: Record<string, string>) => {
  const session = await page.context().newCDPSession(page);
  const media = Object.entries(features).map(([name, value]) => ({ name, value }));
  await session.send('Emulation.setEmulatedMedia', { features: media });
  return async () => {
    await session.detach();
    // Ends with the session too.
    await page.emulateMedia({ reducedMotion: 'reduce' });
  };
};

/** How somebody's display differs, and the way back. */
const displays: Record<string, (page: Page) => Promise<() => Promise<unknown>>> = {
  'forced colours': (page) =>
    emulateMedia(page, { 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' }),
  'more contrast, less transparency': (page) =>
    emulateMedia(page, {
      'prefers-contrast': 'more',
      'prefers-reduced-transparency': 'reduce',
      'prefers-reduced-motion': 'reduce',
    }),
  'text spacing': async (page) => {
    const style = await page.addStyleTag({ content: textSpacing });
    return () => style.evaluate((element) => element instanceof Element && element.remove());
  },
  'text of 200 %': async (page) => {
    const setSize = (size: string) =>
      page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    await setSize('200%');
    return () => setSize('');
  },
  'zoom of 400 %': async (page) => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 256 });
    return async () => size && page.setViewportSize(size);
  },
};

/** axe leaves out rules of WCAG 2.2 and its experiments unless they are asked for. */
const rules = ['target-size', 'label-content-name-mismatch', 'css-orientation-lock'];

/** Lets the page take over a change, and what it animates end. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });

async function findingsOf(page: Page, id: string): Promise<string[]> {
  const findings: string[] = [];
  const plain = await page.evaluateHandle(measureDisplay);
  for (const [name, apply] of Object.entries(displays)) {
    const restore = await apply(page);
    await settle(page);
    const changed = await page.evaluateHandle(measureDisplay);
    const found = await page.evaluate(compareDisplays, { plain, changed });
    findings.push(...found.map((finding) => `${id}, ${name}: ${finding}`));
    await restore();
  }
  const { violations } = await new AxeBuilder({ page }).withRules(rules).analyze();
  for (const { id: rule, nodes } of violations)
    findings.push(
      ...nodes.map(({ html }) => `${id}, rules that stories do not run: ${rule}: ${html.slice(0, 120)}`),
    );
  findings.push(...(await findHardToUse(page)).map((finding) => `${id}, ${finding}`));
  const endless = await plain.evaluate(({ endless: targets }) =>
    targets.map(({ className }) => `${className}`),
  );
  findings.push(...endless.map((target) => `${id}, reduced motion: ${target} moves without end`));
  return findings;
}

test('a cut text, texts over each other, a lost edge and a wide page are found', async ({ page }) => {
  await page.setContent(`
    <p style="height: 24px; overflow: hidden">Ovaj tekst je u jednom redu</p>
    <div style="position: relative; height: 40px">
      <span style="position: absolute; font: 16px monospace; inset-inline-start: 0">Cijena</span>
      <span style="position: absolute; font: 16px monospace; inset-inline-start: 62px">Popust</span>
    </div>
    <button style="border: 0; background: green; appearance: none">Naruči</button>
    <div style="width: 20rem">Kartica</div>
  `);
  const found = (await findingsOf(page, 'page')).map((finding) => finding.replace(/^page, /, ''));
  expect(found).toEqual(
    expect.arrayContaining([
      'forced colours: no edge: <button> Naruči',
      'text of 200 %: cut: <p> Ovaj tekst je u jednom redu',
      'text spacing: overlaps: <span> Cijena',
      'zoom of 400 %: 8 px wider than the window',
    ]),
  );
});

test('small and faint texts and small targets are found', async ({ page }) => {
  const text =
    'Dostava nije uračunata. Njezinu cijenu kažemo vam u pozivu, prije nego što potvrdite narudžbu.';
  await page.setContent(`
    <p style="font-size: 15px">${text}</p>
    <p style="font-size: 17px; color: #666">${text}</p>
    <p style="font-size: 15px">Nije uračunata. <a href="#">Uvjeti</a></p>
    <button style="height: 30px; width: 60px">Naruči</button>
  `);
  expect(await findHardToUse(page)).toEqual([
    expect.stringMatching(/^text of 15px: <p> Dostava/),
    'target of 60 × 30: <button> Naruči',
    expect.stringMatching(/^contrast 5\.7\d: Dostava/),
  ]);
});

/** Each opens its share of the states, beside the others. */
const SHARES = 6;

for (let share = 0; share < SHARES; share += 1) {
  test(`nothing is cut, overlaps or loses its edge (${share + 1} of ${SHARES})`, async ({
    page,
    everyState,
  }) => {
    const states = (await readIndex(page)).filter(isState).filter((state) => everyState || isInSpread(state));
    const chosen = states.filter((_, at) => at % SHARES === share);
    expect(chosen.length).toBeGreaterThan(1);
    test.setTimeout(60_000 + chosen.length * 20_000);
    // A story is chosen from another one.
    await openStory(page, chosen.at(-1)?.id ?? '', 'country:RS');
    const findings: string[] = [];
    for (const { id } of chosen) {
      try {
        await chooseStory(page, id);
        await settle(page);
        findings.push(...(await findingsOf(page, id)));
      } catch (error) {
        // The states after it are opened all the same.
        findings.push(`${id} does not open: ${error}`);
        await openStory(page, chosen.at(-1)?.id ?? '', 'country:RS');
      }
    }
    expect(findings).toEqual([]);
  });
}
