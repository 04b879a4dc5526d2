import { expect, Shopper, test } from './shopper';

declare global {
  interface Window {
    /** What the shop wrote into texts that the translator had taken off the page. */
    lostTexts: string[];
  }
}

/** In the page: replaces each text node with a copy in two `font` elements, now and later, as Chrome's translator does. */
function translate(): void {
  window.lostTexts = [];
  const originals = new MutationObserver((records) => {
    window.lostTexts.push(...records.map(({ target }) => String(target.nodeValue)));
  });
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode()) texts.push(node);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!(text instanceof Text) || !text.data.trim() || !parent) continue;
      if (parent.closest('font, script, style, textarea, svg')) continue;
      const copy = document.createElement('font');
      copy.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(copy);
      originals.observe(text, { characterData: true });
    }
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) replaceIn(node);
  }).observe(document.body, { childList: true, subtree: true });
  replaceIn(document.body);
}

test('a page that the browser translates follows the shopper', { tag: '@gate' }, async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  const more = shopper.main.getByRole('button', { name: 'Više', exact: true });
  await more.click();
  await expect(shopper.main.getByRole('spinbutton')).toHaveValue('2');
  // Chrome translates a page that has loaded.
  await page.evaluate(translate);
  await more.click();
  await shopper.main.getByRole('button', { name: 'Prikažite još' }).click();
  await shopper.main.getByRole('button', { name: 'Dodajte u korpu' }).first().click();
  const { cartPanel } = shopper;
  await expect(cartPanel.getByText('3 proizvoda', { exact: true })).toBeVisible();
  await cartPanel.getByRole('button', { name: /^Smanjite količinu/ }).click();
  await expect(cartPanel.getByText('2 proizvoda', { exact: true })).toBeVisible();
  await cartPanel.getByRole('button', { name: 'Uklonite Alpha Potent' }).click();
  await cartPanel.getByRole('button', { name: 'Vratite Alpha Potent' }).click();
  await shopper.toCheckout();

  const form = page.getByRole('form', { name: shopper.texts.create });
  await form.getByRole('button', { name: shopper.texts.create }).click();
  await expect(form.getByText(/^Molimo unesite/).first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Broj telefona' }).fill('+385 91');
  await expect(form.getByRole('button', { name: /^Država/ })).toHaveText('+385');
  await shopper.register('Nikola');
  await shopper.finish();
  await shopper.expectThanks();

  await shopper.open('/quiz');
  await shopper.main.getByRole('link', { name: 'Prostata' }).click();
  for (const question of [1, 2]) {
    await expect(shopper.main.getByText(`Pitanje ${question} od 7`)).toBeVisible();
    await shopper.main.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Dalje' }).click();
  }
  await expect(shopper.main.getByText('Pitanje 3 od 7')).toBeVisible();

  await shopper.open('/most-popular');
  await page.getByRole('button', { name: 'Pretraga' }).click();
  const search = page.getByRole('dialog', { name: 'Pretraga' });
  for (const typed of ['a', 'al', 'alpha', 'nema toga', 'libido'])
    await search.getByRole('searchbox').fill(typed);
  await expect(search.getByRole('link', { name: 'Libido' })).toBeVisible();
  expect(await page.evaluate(() => window.lostTexts)).toEqual([]);
});
