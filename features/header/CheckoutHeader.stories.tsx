import { expect } from 'storybook/test';
import { brand, phoneHref } from '#features/shared/country';
import { expectNoHorizontalScroll, inCountry, type PlayContext } from '#storybook/plays';
import preview from '#storybook/preview';
import { CheckoutHeader } from './CheckoutHeader';
import { messages } from './messages';

const meta = preview.meta({
  title: 'Shell/Checkout header',
  component: CheckoutHeader,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { path: '/checkout' } },
});

export default meta;

/** Asserts that the only links lead back, home and to the phone, with this name, and returns the three. */
async function expectThreeLinks({ canvas, globals }: PlayContext, call: (phone: string) => string) {
  const { text, settings } = inCountry(messages, globals);
  const phone = await canvas.findByRole('link', { name: call(settings.contact.phone) });
  const back = canvas.getByRole('link', { name: text.backToShop });
  const home = canvas.getByRole('link', { name: `${brand.name} ${text.home}` });
  await expect(canvas.getAllByRole('link')).toEqual([back, home, phone]);
  return { back, home, phone };
}

/** The header of the checkout: back to the shop, the logo in the middle, and the phone number. */
export const Default = meta.story({
  play: async (context) => {
    const { settings } = inCountry(messages, context.globals);
    const { back, home, phone } = await expectThreeLinks(context, (number) => number);
    await expect(back).toHaveAttribute('href', '/most-popular');
    await expect(phone).toHaveAttribute('href', phoneHref(settings.contact.phone));
    const { left, width } = home.getBoundingClientRect();
    await expect(left + width / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
  },
});

Default.test('the back link opens the shop', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Nazad na kupovinu' }));
  await expect(await canvas.findByRole('heading', { name: '/most-popular' })).toBeVisible();
});

/** On a phone, the back link and the phone number are icons. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await expectThreeLinks(context, inCountry(messages, context.globals).text.call);
  },
});

/** The smallest width. */
export const Narrow = Phone.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await Phone.input.play?.(context);
    await expectNoHorizontalScroll();
  },
});

/** Bosnia and Herzegovina. */
export const BA = Default.extend({ globals: { country: 'BA' } });

/** Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
