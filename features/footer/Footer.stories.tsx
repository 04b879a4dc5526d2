import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { type Canvas, expectNoHorizontalScroll, waitForDialogToClose } from '#storybook/plays';
import preview from '#storybook/preview';
import { Footer } from './Footer';

const shop = { path: '/' };
const fullCart = { ...shop, cart: [{ ID: 1, quantity: 2 }] };

const meta = preview.meta({
  title: 'Shell/Footer',
  component: Footer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

/** Label and address of each link in a list. */
const linksOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link: HTMLElement) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]);

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+387 33 000 000' })).toHaveAttribute(
      'href',
      'tel:+38733000000',
    );
    await expect(canvas.getByRole('link', { name: 'podrska@hrast.example.ba' })).toHaveAttribute(
      'href',
      'mailto:podrska@hrast.example.ba',
    );
    await expect(canvas.getByText('Ponedjeljak do petak, 8:00 do 17:00')).toBeVisible();
    await expect(canvas.getByText(/Titova 1, 71000 Sarajevo/)).toBeVisible();
    await expect(canvas.getByText(/^Dodaci prehrani nisu zamjena/)).toBeVisible();
    await expect(canvas.getByText(/Hrast\. Sva prava zadržana\.$/)).toBeVisible();
  },
});

Default.test('links to the products', async ({ canvas }) => {
  await expect(linksOf(canvas, 'Proizvodi')).toEqual([
    ['Najpopularniji', '/most-popular'],
    ['Potencija', '/shop/potency'],
    ['Prostata', '/shop/prostate'],
    ['Zglobovi i kosti', '/shop/joints'],
    ['Ljepota', '/shop/beauty'],
    ['Kosa', '/shop/hair'],
    ['Mršavljenje', '/shop/weight'],
    ['Probava', '/shop/digestion'],
    ['Paketi', '/bundles'],
  ]);
});

Default.test('links to what the shop writes about', async ({ canvas }) => {
  await expect(linksOf(canvas, 'Saznajte više')).toEqual([
    ['Naša priča', '/nasa-prica'],
    ['Kviz', '/quiz'],
    ['Klub', '/club'],
    ['Zajednica', '/community'],
    ['Članak o prostati', '/blog/prostata'],
    ['Članak o potenciji', '/blog/potencija'],
    ['Članak o povećanju', '/blog/povećanje'],
    ['Članak o zdravlju', '/blog/zdravlje'],
    ['Članak o mršavljenju', '/blog/mršavljenje'],
  ]);
});

Default.test('links to support', async ({ canvas }) => {
  await expect(linksOf(canvas, 'Podrška')).toEqual([
    ['Kontakt', '/kontaktiraje-nas'],
    ['O nama', '/o-nama'],
    ['Karijera', '/kontaktiraje-nas'],
    ['Prati pošiljku', '/track'],
    ['Povrat ili zamjena', '/politika-povrata'],
    ['Odustanak od ugovora', '/odustajanje'],
  ]);
});

Default.test('links to the policies', async ({ canvas }) => {
  await expect(linksOf(canvas, 'Pravila')).toEqual([
    ['Politika dostave', '/politika-dostave'],
    ['Politika povrata', '/politika-povrata'],
    ['Uslovi korištenja', '/terms-of-use'],
    ['Politika privatnosti', '/privacy-policy'],
  ]);
});

Default.test('every link is a target of at least 44 px', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link')) {
    const { width, height } = link.getBoundingClientRect();
    await expect(height, link.textContent ?? '').toBeGreaterThanOrEqual(44);
    await expect(width, link.textContent ?? '').toBeGreaterThan(24);
  }
});

Default.test('links only the social networks of the country, in a new tab', async ({ canvas }) => {
  const facebook = canvas.getByRole('link', { name: /^Facebook/ });
  await expect(facebook).toHaveAttribute('target', '_blank');
  await expect(facebook).toHaveAccessibleName('Facebook (otvara se u novoj kartici)');
  await expect(canvas.queryByRole('link', { name: /^YouTube/ })).toBeNull();
});

Default.test('a category leads to its page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Kosa' }));
  await expect(await canvas.findByRole('heading', { name: '/shop/hair' })).toBeVisible();
});

/** In countries with analytics, a button changes the consent. */
export const Cookies = meta.story({
  args: { onCookies: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const policies = within(canvas.getByRole('navigation', { name: 'Pravila' }));
    const cookies = policies.getByRole('button', { name: 'Kolačići' });
    await expect(cookies.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(cookies);
    await expect(args.onCookies).toHaveBeenCalledOnce();
  },
});

/** Asserts the current country and the links to the others. */
const expectCountries = async (canvas: Canvas, current: string, others: [string, string][]) => {
  const list = within(canvas.getByRole('navigation', { name: 'Država i valuta' }));
  await expect(list.getByText(current).closest('[aria-current="true"]')).toBeVisible();
  await expect(linksOf(canvas, 'Država i valuta')).toEqual(others);
};

/** With an empty cart there are no prices to warn about, so the link reloads the shop at once. */
export const CountrySwitch = meta.story({
  parameters: { shop: { path: '/track?id=104512', route: '/track' } },
  play: async ({ canvas }) => {
    await expectCountries(canvas, 'Bosna i Hercegovina, KM', [
      ['Srbija, RSD', '?country=RS#/track?id=104512'],
      ['Hrvatska, €', '?country=HR#/track?id=104512'],
      ['Crna Gora, €', '?country=ME#/track?id=104512'],
    ]);
  },
});

/** Clicks a link and returns whether the browser follows it. */
async function isFollowed(canvasElement: HTMLElement, click: () => unknown) {
  let followed: boolean | undefined;
  const onClick = (event: Event) => {
    followed = !event.defaultPrevented;
  };
  canvasElement.addEventListener('click', onClick);
  await click();
  canvasElement.removeEventListener('click', onClick);
  return followed;
}

CountrySwitch.test(
  'switches at once when the cart is empty',
  async ({ canvas, canvasElement, userEvent }) => {
    const serbia = canvas.getByRole('link', { name: 'Srbija, RSD' });
    await expect(await isFollowed(canvasElement, () => userEvent.click(serbia))).toBe(true);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);

/** Waits until the code of the dialog has loaded and the dialog is visible. */
async function findConfirmation() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Asks for confirmation first, because the prices in the cart would change. The safe choice comes first. */
export const CountrySwitchWithCart = meta.story({
  parameters: { shop: { ...fullCart, path: '/bundles' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const serbia = canvas.getByRole('link', { name: 'Srbija, RSD' });
    await expect(await isFollowed(canvasElement, () => userEvent.click(serbia))).toBe(false);
    const dialog = await findConfirmation();
    await expect(dialog.getByRole('heading', { name: 'Promijeniti državu kupovine?' })).toBeVisible();
    await expect(dialog.getByText(/^Cijene u korpi bit će u RSD, prema ponudi za Srbiju\./)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Promijeni državu' })).toHaveAttribute(
      'href',
      '?country=RS#/bundles',
    );
  },
});

CountrySwitchWithCart.test(
  'keeps country and cart when the dialog is dismissed',
  async ({ canvas, userEvent }) => {
    await userEvent.click((await findConfirmation()).getByRole('button', { name: 'Ostajem ovdje' }));
    await waitForDialogToClose();
    await expect(canvas.getByRole('link', { name: 'Srbija, RSD' })).toHaveFocus();
    await expect(localStorage.getItem('cart')).toContain('"quantity":2');
  },
);

CountrySwitchWithCart.test('works by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Hrvatska, €' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = await findConfirmation();
  await expect(dialog.getByText(/^Cijene u korpi bit će u €, prema ponudi za Hrvatsku\./)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Promijeni državu' })).toHaveAttribute(
    'href',
    '?country=HR#/bundles',
  );
});

export const CountryInANewTab = meta.story({
  parameters: { shop: fullCart },
  play: async ({ canvas, canvasElement }) => {
    const serbia = canvas.getByRole('link', { name: 'Srbija, RSD' });
    await expect(await isFollowed(canvasElement, () => fireEvent.click(serbia, { ctrlKey: true }))).toBe(
      true,
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Default.input.play?.(context);
    const left = (name: string) =>
      context.canvas.getByRole('navigation', { name }).getBoundingClientRect().left;
    await expect(left('Saznajte više')).toBeGreaterThan(left('Proizvodi'));
    await expect(left('Podrška')).toBe(left('Proizvodi'));
    await expect(left('Država i valuta')).toBe(left('Saznajte više'));
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Proizvodi' })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({ globals: { country: 'BA' }, play: Default.input.play });

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ponedeljak do petak, 8:00 do 17:00')).toBeVisible();
    await expectCountries(canvas, 'Srbija, RSD', [
      ['Bosna i Hercegovina, KM', '?country=BA#/'],
      ['Hrvatska, €', '?country=HR#/'],
      ['Crna Gora, €', '?country=ME#/'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Povraćaj ili zamena' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Uslovi korišćenja' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lepota' })).toBeVisible();
    await expect(canvas.getByText(/^Dodaci ishrani/)).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expectCountries(canvas, 'Hrvatska, €', [
      ['Bosna i Hercegovina, KM', '?country=BA#/'],
      ['Srbija, RSD', '?country=RS#/'],
      ['Crna Gora, €', '?country=ME#/'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Uvjeti korištenja' })).toBeVisible();
    await expect(canvas.getByText(/pod nadzorom liječnika/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^\+385/ })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await expectCountries(canvas, 'Crna Gora, €', [
      ['Bosna i Hercegovina, KM', '?country=BA#/'],
      ['Srbija, RSD', '?country=RS#/'],
      ['Hrvatska, €', '?country=HR#/'],
    ]);
    await expect(canvas.getByRole('link', { name: /^\+382/ })).toBeVisible();
    await expect(canvas.getByText('Ponedjeljak do petak, 8:00 do 17:00')).toBeVisible();
    await expect(canvas.getByText(/^Dodaci ishrani/)).toBeVisible();
  },
});
