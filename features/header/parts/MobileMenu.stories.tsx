import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { phoneHref } from '#features/shared/country';
import { designs } from '#storybook/designs';
import { findPageHeading, waitForDialogToClose } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { IconButton } from '#ui/IconButton';
import { Header } from '../Header';
import { inHeader, Page, phone, shop, tile } from '../header.plays';

const meta = preview.meta({
  title: 'Shell/Header/Mobile menu',
  component: Header,
  args: { search: <IconButton icon="search" label="Pretraga" /> },
  render: Page,
  tags: ['!autodocs'],
  globals: phone,
  parameters: { layout: 'fullscreen', design: designs('menu-mobile-390'), shop },
});

export default meta;

const dialog = () => within(screen.getByRole('dialog'));

/** The open menu, with all categories closed. */
export const Default = meta.story({
  play: async (context) => {
    const { text, settings, groups, openMenu } = inHeader(context);
    const { phone } = settings.contact;
    const menu = await openMenu();
    await expect(menu.getByRole('button', { name: text.closeMenu })).toHaveFocus();
    await expect(await menu.findByRole('link', { name: text.login })).toHaveAttribute('href', '/login');
    await expect(menu.getByRole('link', { name: phone })).toHaveAttribute('href', phoneHref(phone));
    await expect(menu.getByRole('link', { name: text.quiz })).toHaveAttribute('href', '/quiz');
    const blackFriday = menu.getByRole('link', { name: new RegExp(`^${text.blackFriday}`) });
    await waitFor(() => expect(blackFriday).toHaveAttribute('href', '/offers/alpha-potent'));
    await expect(menu.getByRole('link', { name: text.club })).toHaveAttribute('href', '/club');
    for (const name of Object.values(groups)) await expect(tile(menu, name)).toBeVisible();
    const button = screen.getByRole('button', { name: text.menu, hidden: true });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
});

Default.test('Escape closes the menu and returns the focus', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(canvas.getByRole('button', { name: 'Meni' })).toHaveFocus();
});

Default.test('traps the focus', async () => {
  const menu = dialog();
  await userEvent.tab({ shift: true });
  await expect(menu.getByRole('link', { name: '+387 33 000 000' })).toHaveFocus();
  await userEvent.tab();
  await expect(menu.getByRole('button', { name: 'Zatvorite' })).toHaveFocus();
});

Default.test('following a link closes the menu', { globals: { shell: 'on' } }, async ({ canvas }) => {
  await userEvent.click(dialog().getByRole('link', { name: 'Najpopularniji' }));
  await findPageHeading(canvas, 'Najpopularniji');
  await waitForDialogToClose();
  await expect(canvas.getByRole('button', { name: 'Meni' })).toHaveAttribute('aria-expanded', 'false');
});

Default.test(
  'closes when the page changes by other means',
  { globals: { shell: 'on' } },
  async ({ canvas }) => {
    (await canvas.findByText('Početna')).click();
    await findPageHeading(canvas, 'Snaga ima korijen.');
    await waitForDialogToClose();
  },
);

/** An open category lists its offers. */
export const Category = meta.story({
  play: async (context) => {
    const { text, groups, offers, openMenu } = inHeader(context);
    const menu = await openMenu();
    await userEvent.click(tile(menu, groups.potency));
    await expect(await menu.findByRole('link', { name: offers['alpha-potent'].Name })).toBeVisible();
    const all = menu.getByRole('link', { name: `${text.wholeGroup} ${groups.potency}` });
    await expect(all).toHaveAttribute('href', '/shop/potency');
  },
});

Category.test(
  'an offer links to its page',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas }) => {
    await userEvent.click(dialog().getByRole('link', { name: 'Libido' }));
    await findPageHeading(canvas, 'Libido');
    await waitForDialogToClose();
  },
);

/** On the page of a category, that category is open. */
export const InCategory = meta.story({
  parameters: { shop: { ...shop, path: '/shop/hair', scenarios: ['session.member'] } },
  play: async (context) => {
    const { text, offers, openMenu } = inHeader(context);
    const menu = await openMenu();
    await expect(await menu.findByRole('link', { name: offers['hairgrow-plus'].Name })).toBeVisible();
    await expect(await menu.findByRole('link', { name: text.account })).toHaveAttribute('href', '/account');
  },
});

/** When the offers fail to load, an open category still links to its page. */
export const WithoutOffers = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.fails'] } },
  play: async (context) => {
    const { text, groups, openMenu } = inHeader(context);
    const menu = await openMenu();
    await userEvent.click(tile(menu, groups.digestion));
    const all = { name: `${text.wholeGroup} ${groups.digestion}` };
    await expect(menu.getByRole('link', all)).toBeVisible();
  },
});

WithoutOffers.test(
  'the link opens the page of the category',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas }) => {
    await userEvent.click(dialog().getByRole('link', { name: 'Cijela kategorija Probava' }));
    await findPageHeading(canvas, 'Probava');
    await waitForDialogToClose();
  },
);

/** Until the login is known, the menu shows neither 'Prijava' nor 'Moj račun', as the header. */
export const SessionUnknown = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.pending'] } },
  play: async (context) => {
    const { text, openMenu } = inHeader(context);
    const menu = await openMenu();
    await expect(await menu.findByRole('link', { name: text.loginOrAccount })).toBeVisible();
  },
});
