import { expect, screen, within } from 'storybook/test';
import { brand, phoneHref } from '#features/shared/country';
import { expectBefore } from '#storybook/geometry';
import { findPageHeading, inCountry, type PlayContext, waitForDialogToClose } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { media } from '#ui/theme';
import { CheckoutHeader } from './CheckoutHeader';
import { messages } from './messages';

const meta = preview.meta({
  title: 'Shell/Checkout header',
  component: CheckoutHeader,
  tags: ['!autodocs'],
  args: { hasCart: true },
  parameters: {
    layout: 'fullscreen',
    shop: { path: '/checkout', route: '/*', cart: [{ ID: 1, quantity: 2 }] },
  },
});

export default meta;

/** Asserts that the only links lead back, home and to the phone, with this name, and returns the three. */
async function expectThreeLinks({ canvas, globals }: PlayContext, call: (phone: string) => string) {
  const { text, settings } = inCountry(messages, globals);
  const header = within(canvas.getByRole('banner'));
  const phone = await header.findByRole('link', { name: call(settings.contact.phone) });
  const back = header.getByRole('link', { name: text.backToShop });
  const home = header.getByRole('link', { name: `${brand.name} ${text.home}` });
  await expect(header.getAllByRole('link')).toEqual([back, home, phone]);
  return { back, home, phone };
}

/** The header of the checkout: back to the shop, the logo in the middle, the phone number, and the cart. */
export const Default = meta.story({
  play: async (context) => {
    const { settings, text } = inCountry(messages, context.globals);
    const showsLabels = window.matchMedia(media.from('sm')).matches;
    const { back, home, phone } = await expectThreeLinks(
      context,
      showsLabels ? (number) => number : text.call,
    );
    await expect(back).toHaveAttribute('href', '/most-popular');
    await expect(phone).toHaveAttribute('href', phoneHref(settings.contact.phone));
    await expectBefore(back, home);
    await expectBefore(home, phone);
    await expect(context.canvas.getByRole('button', { name: text.cart(2) })).toBeVisible();
  },
});

Default.test(
  'quantities change in the cart, and the order follows',
  { globals: { shell: 'on' } },
  async ({ canvas, userEvent }) => {
    const summary = within(await canvas.findByRole('complementary', { name: 'Vaša narudžba' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Korpa, 2 proizvoda' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Korpa' }));
    await userEvent.click(await panel.findByRole('button', { name: /^Povećajte količinu/ }));
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await expect(await canvas.findByRole('button', { name: 'Korpa, 3 proizvoda' })).toHaveFocus();
    await expect(summary.getByText('količina 3')).toBeInTheDocument();
  },
);

Default.test(
  'on a phone, the icon of the phone number says whom it calls',
  { tags: ['thorough'], globals: { viewport: { value: 'phone' } } },
  async (context) => {
    await expectThreeLinks(context, inCountry(messages, context.globals).text.call);
  },
);

/** The header of the quiz: the same without the cart. */
export const Quiz = meta.story({
  args: { hasCart: false },
  parameters: { shop: { path: '/quiz' } },
  play: async (context) => {
    const { text } = inCountry(messages, context.globals);
    await expect(context.canvas.getByRole('link', { name: text.backToShop })).toBeVisible();
    await expect(context.canvas.queryByRole('button')).toBeNull();
  },
});

Default.test('the back link opens the shop', { globals: { shell: 'on' } }, async ({ canvas, userEvent }) => {
  const header = within(canvas.getByRole('banner'));
  await userEvent.click(header.getByRole('link', { name: 'Nazad na kupovinu' }));
  await findPageHeading(canvas, 'Najpopularniji');
});

/** Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
