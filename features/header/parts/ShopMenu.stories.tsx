import { flushSync } from 'react-dom';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '#storybook/designs';
import { type Canvas, findPageHeading, holdDelays, type PlayContext } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { IconButton } from '#ui/IconButton';
import { Header } from '../Header';
import { desktop, inHeader, Page, shop } from '../header.plays';
import { REST } from './useHoverIntent';

const meta = preview.meta({
  title: 'Shell/Header/Shop menu',
  component: Header,
  args: { search: <IconButton icon="search" label="Pretraga" /> },
  render: Page,
  tags: ['!autodocs'],
  globals: desktop,
  parameters: { layout: 'fullscreen', design: designs('mega-menu-1440'), shop },
});

export default meta;

/** The links to the seven categories. Each is named after the category and, once they have loaded, its products. */
function groupLinks(context: PlayContext, sheet: Canvas) {
  const names = Object.values(inHeader(context).groups);
  return sheet.getAllByRole('link', { name: new RegExp(`^(${names.join('|')})`) });
}

const expectSheetClosed = ({ canvas }: PlayContext) =>
  waitFor(() =>
    expect(within(canvas.getByRole('banner')).queryByRole('link', { name: /^Probava/ })).toBeNull(),
  );

/** The sheet, opened by keyboard, with the offers of the first category. */
export const Default = meta.story({
  play: async (context) => {
    const { text, groups, offers, money, openSheet } = inHeader(context);
    const { 'alpha-potent': alpha, 'beauty-fem': fem, 'cellu-lift': lift } = offers;
    const sheet = await openSheet();
    await expect(groupLinks(context, sheet)).toHaveLength(7);
    const slide = await sheet.findByRole('link', { name: alpha.Name });
    const beauty = sheet.getByRole('link', { name: new RegExp(`^${groups.beauty}`) });
    await expect(beauty).toHaveAccessibleName(`${groups.beauty} ${fem.Name}, ${lift.Name}`);
    await expect(slide).toHaveAttribute('href', '/offers/alpha-potent');
    await expect(slide.closest('li')).toHaveTextContent(money(alpha.NewPrice));
    await expect(slide.closest('li')).toHaveTextContent(money(alpha.OldPrice));
    const all = sheet.getByRole('link', { name: text.allProducts });
    await expect(all).toHaveAttribute('href', '/most-popular');
  },
});

Default.test('Tab moves from a category through its offers to the next category', async (context) => {
  const inOrder = [/^Potencija/, 'Alpha Potent', 'Libido', /^Prostata/, 'Prosta Vital'];
  for (const name of inOrder) {
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  }
  const sheet = await inHeader(context).findSheet();
  await expect(sheet.queryByRole('link', { name: 'Alpha Potent' })).toBeNull();
});

Default.test('Escape closes the sheet and returns the focus', async (context) => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expectSheetClosed(context);
  await expect(inHeader(context).shopButton()).toHaveFocus();
});

Default.test(
  'following an offer closes the sheet',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    const sheet = await inHeader(context).findSheet();
    await userEvent.click(await sheet.findByRole('link', { name: 'Libido' }));
    await findPageHeading(context.canvas, 'Libido');
    await expectSheetClosed(context);
  },
);

Default.test(
  'closes when the page changes by other means',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    (await context.canvas.findByRole('link', { name: 'Početna' })).click();
    await findPageHeading(context.canvas, 'Snaga ima korijen.');
    await expectSheetClosed(context);
  },
);

Default.test(
  'following a category closes the sheet and marks the button as current',
  { globals: { shell: 'on' } },
  async (context) => {
    const { shopButton, findSheet } = inHeader(context);
    const prostate = { name: /^Prostata/ };
    (await (await findSheet()).findByRole('link', prostate)).focus();
    await userEvent.keyboard('{Enter}');
    await findPageHeading(context.canvas, 'Prostata');
    await expectSheetClosed(context);
    await expect(shopButton()).toHaveAttribute('aria-current', 'true');
    await userEvent.click(shopButton());
    const sheet = await findSheet();
    await expect(sheet.getByRole('link', prostate)).toHaveAttribute('aria-current', 'page');
    await sheet.findByRole('link', { name: 'Prosta Vital' });
  },
);

/** The mouse rests on the second category, so the sheet shows its offers. */
export const ByMouse = meta.story({
  play: async (context) => {
    const { groups, offers, shopButton, findSheet } = inHeader(context);
    const first = { name: offers['alpha-potent'].Name };
    await userEvent.hover(shopButton());
    const sheet = await findSheet();
    await sheet.findByRole('link', first);
    await userEvent.hover(sheet.getByRole('link', { name: new RegExp(`^${groups.prostate}`) }));
    await sheet.findByRole('link', { name: offers['prosta-vital'].Name });
    await expect(sheet.queryByRole('link', first)).toBeNull();
  },
});

ByMouse.test(
  'keeps the offers while the mouse crosses another category on the way to them',
  async (context) => {
    const sheet = await inHeader(context).findSheet();
    const beauty = sheet.getByRole('link', { name: /^Ljepota/ });
    const offer = sheet.getByRole('link', { name: 'Prosta Vital' });
    await waitFor(() => expect(offer).toBeVisible());
    const endDelays = holdDelays(REST);
    fireEvent.pointerMove(beauty);
    fireEvent.pointerMove(offer);
    flushSync(endDelays);
    await expect(offer).toBeVisible();
    // A mouse that rests on it selects it.
    fireEvent.pointerMove(beauty);
    flushSync(endDelays);
    await expect(offer).not.toBeVisible();
  },
);

/** On the page of a category, the sheet opens with its offers. */
export const InCategory = meta.story({
  parameters: { shop: { ...shop, path: '/shop/beauty' } },
  play: async (context) => {
    const { offers, openSheet } = inHeader(context);
    const sheet = await openSheet();
    const offer = await sheet.findByRole('link', { name: offers['cellu-lift'].Name });
    await expect(offer).toHaveAttribute('href', '/offers/cellu-lift');
  },
});

/** While the offers load, the placeholder is as high as they are. */
export const Loading = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async (context) => {
    await expect(groupLinks(context, await inHeader(context).openSheet())).toHaveLength(7);
  },
});

/** When the offers fail to load, categories and picture placeholders stay. */
export const WithoutOffers = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.fails'] } },
  play: async (context) => {
    const { groups, openSheet } = inHeader(context);
    const sheet = await openSheet();
    await expect(sheet.getByRole('link', { name: groups.joints })).toBeVisible();
  },
});

WithoutOffers.test(
  'a category links to its page',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    const sheet = await inHeader(context).findSheet();
    await userEvent.click(sheet.getByRole('link', { name: 'Potencija' }));
    await findPageHeading(context.canvas, 'Potencija');
  },
);
