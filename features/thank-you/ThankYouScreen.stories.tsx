import { expect, spyOn, waitFor } from 'storybook/test';
import { routes } from '#features/shared/routes';
import { MARKUP } from '#mocks/scenarios';
import { orderId } from '#mocks/testing';
import { expectNoHorizontalScroll } from '#storybook/plays';
import preview from '#storybook/preview';
import { ThankYouScreen } from './ThankYouScreen';

/** Longer than a line on a phone. */
const LONG_ID = '9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d'.repeat(3);

const at = (path: string) => ({ path, route: '/checkout/:id' });

const meta = preview.meta({
  title: 'Screens/Thank you',
  component: ThankYouScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: at('/checkout/104513') },
});

export default meta;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Hvala na narudžbi | Hrast'));
    await expect(canvas.getByText(/Naš tim će vas pozvati u roku od 30–60 minuta/)).toBeVisible();
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^104513$/);
  },
});

Default.test('links to the account', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Moj račun' }));
  await expect(await canvas.findByRole('heading', { name: '/account' })).toBeVisible();
});

Default.test('links to the shop', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Nastavi kupovinu' }));
  await expect(await canvas.findByRole('heading', { name: '/most-popular' })).toBeVisible();
});

Default.test('can be printed', async ({ canvas, userEvent }) => {
  const print = spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(canvas.getByRole('button', { name: 'Odštampaj' }));
  await expect(print).toHaveBeenCalledOnce();
});

/** Shows a dash if there is no id. */
export const WithoutId = meta.story({
  parameters: { shop: at('/checkout/undefined') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^–$/);
    await expect(canvas.getByRole('link', { name: 'Moj račun' })).toBeVisible();
  },
});

export const BlankId = meta.story({
  parameters: { shop: at('/checkout/%20') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^–$/);
  },
});

/** Markup in the id is shown as text. */
export const Markup = meta.story({
  parameters: { shop: at(`/checkout/${encodeURIComponent(MARKUP)}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(MARKUP);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

/** Order ids may be any text (Specification/Wire format). */
export const OtherId = meta.story({
  parameters: { shop: at(routes.thankYou.href(orderId('BA/2026.11 #104.513:2'))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^BA\/2026\.11 #104\.513:2$/);
  },
});

export const LongId = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { shop: at(`/checkout/${LONG_ID}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(LONG_ID);
    await expectNoHorizontalScroll();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Šta slijedi' })).toBeVisible();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oznaka narudžbe')).toBeVisible();
    await expect(canvas.getByText(/od ponedjeljka do petka/)).toHaveTextContent(
      /Broj narudžbe za praćenje nalazi se na vašem računu\.$/,
    );
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hvala na porudžbini' })).toBeVisible();
    await expect(canvas.getByText('Oznaka porudžbine')).toBeVisible();
    await expect(canvas.getByText(/od ponedeljka do petka/)).toHaveTextContent(
      /Broj porudžbine za praćenje nalazi se na vašem nalogu\.$/,
    );
    await expect(canvas.getByRole('link', { name: 'Moj nalog' })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Što slijedi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nastavi kupnju' })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible();
    await expect(canvas.getByText(/od ponedjeljka do petka/)).toBeVisible();
  },
});
