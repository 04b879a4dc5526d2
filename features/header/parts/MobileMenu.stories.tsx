import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { waitForDialogToClose } from '#storybook/plays';
import preview from '#storybook/preview';
import { IconButton } from '#ui/IconButton';
import { Header } from '../Header';
import { expectPage, openMenu, Page, phone, shop } from '../header.plays';

const meta = preview.meta({
  title: 'Shell/Header/Mobile menu',
  component: Header,
  args: { search: <IconButton icon="search" label="Pretraga" /> },
  render: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

export const Default = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(menu.getByRole('button', { name: 'Zatvori meni' })).toHaveFocus();
    await expect(await menu.findByRole('link', { name: 'Prijava' })).toHaveAttribute('href', '/login');
    await expect(menu.getByRole('link', { name: '+387 33 000 000' })).toHaveAttribute(
      'href',
      'tel:+38733000000',
    );
    await expect(menu.getByRole('link', { name: 'Uradi kviz' })).toHaveAttribute('href', '/quiz');
    await waitFor(() =>
      expect(menu.getByRole('link', { name: /^Black Friday ponuda/ })).toHaveAttribute(
        'href',
        '/offers/alpha-potent',
      ),
    );
    await expect(menu.getByRole('link', { name: 'Klub' })).toHaveAttribute('href', '/club');
    await expect(menu.getAllByRole('button', { expanded: false })).toHaveLength(7);
    await expect(screen.getByRole('button', { name: 'Meni', hidden: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

Default.test('Escape closes the menu and returns the focus', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(canvas.getByRole('button', { name: 'Meni' })).toHaveFocus();
});

Default.test('traps the focus', async () => {
  const menu = within(screen.getByRole('dialog'));
  await userEvent.tab({ shift: true });
  await expect(menu.getByRole('link', { name: '+387 33 000 000' })).toHaveFocus();
  await userEvent.tab();
  await expect(menu.getByRole('button', { name: 'Zatvori meni' })).toHaveFocus();
});

Default.test('following a link closes the menu', async ({ canvas }) => {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Najpopularniji' }));
  await expectPage(canvas, '/most-popular');
  await waitForDialogToClose();
  await expect(canvas.getByRole('button', { name: 'Meni' })).toHaveAttribute('aria-expanded', 'false');
});

Default.test('closes when the page changes by other means', async ({ canvas }) => {
  canvas.getByText('Na drugu stranicu').click();
  await expectPage(canvas, '/offers/libido');
  await waitForDialogToClose();
});

/** An open category lists its offers. */
export const Category = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Potencija' }));
    await expect(await menu.findByRole('link', { name: 'Alpha Potent' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Sve iz kategorije Potencija' })).toHaveAttribute(
      'href',
      '/shop/potency',
    );
  },
});

Category.test('an offer links to its page', async ({ canvas }) => {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Libido' }));
  await expectPage(canvas, '/offers/libido');
  await waitForDialogToClose();
});

/** On the page of a category, that category is open. */
export const InCategory = meta.story({
  globals: phone,
  parameters: { shop: { ...shop, path: '/shop/hair', scenarios: ['session.member'] } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(menu.getByRole('button', { name: 'Kosa' })).toHaveAttribute('aria-expanded', 'true');
    await expect(await menu.findByRole('link', { name: 'HairGrow Plus' })).toBeVisible();
    await expect(await menu.findByRole('link', { name: 'Moj račun' })).toHaveAttribute('href', '/account');
  },
});

/** When the offers fail to load, the categories still link to their pages. */
export const WithoutOffers = meta.story({
  globals: phone,
  parameters: { shop: { ...shop, scenarios: ['offers.fails'] } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Probava' }));
    await userEvent.click(await menu.findByRole('link', { name: 'Sve iz kategorije Probava' }));
    await expectPage(canvas, '/shop/digestion');
    await waitForDialogToClose();
  },
});

/** Shows neither 'Prijava' nor 'Moj račun' until the login is known, as in the header. */
export const SessionUnknown = meta.story({
  globals: phone,
  parameters: { shop: { ...shop, scenarios: ['session.pending'] } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(await menu.findByRole('link', { name: 'Prijava ili moj račun' })).toBeVisible();
  },
});
