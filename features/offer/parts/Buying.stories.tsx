import { expect, waitFor } from 'storybook/test';
import { CART_KEY } from '#features/shared/cart';
import { expectNoHorizontalScroll, findPageHeading } from '#storybook/plays';
import preview from '#storybook/preview';
import { OfferScreen } from '../OfferScreen';
import { alpha, reviewTitles } from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Buying',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

const storedCart = () => JSON.parse(localStorage.getItem(CART_KEY) ?? '[]');

/** The chosen quantity is added, at least one. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    const quantity = canvas.getByRole('spinbutton', { name: 'Količina' });
    await userEvent.click(canvas.getByRole('button', { name: 'Manje' }));
    await expect(quantity).toHaveValue('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj u korpu' }));
    await expect(storedCart()).toEqual([{ ID: '1', quantity: 2 }]);
  },
});

/** The backend sends the lowest price, but the country does not require it. */
export const LowestPriceNotRequired = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.lowestPrice'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Štedite 53,00 KM')).toBeVisible();
    await expect(canvas.queryByText(/^Najniža cijena/)).toBeNull();
  },
});

/** Once the price box is scrolled out of view, a bar at the lower edge replaces it. */
export const PhoneBuyBar = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
    canvas.getByRole('heading', { name: 'Recenzije kupaca' }).scrollIntoView();
    const add = await canvas.findByRole('button', { name: 'Dodaj u korpu (2)' });
    await expect(canvas.getByText('93,80 KM')).toBeVisible();
    await userEvent.click(add);
    await expect(storedCart()).toEqual([{ ID: '1', quantity: 2 }]);
  },
});

const barOf = (add: HTMLElement) => {
  const bar = add.closest('[data-state="shown"]');
  if (!bar) throw new Error('The button is not in a visible bar.');
  return bar.getBoundingClientRect();
};

PhoneBuyBar.test('the bar disappears when the price box is back in view', async ({ canvas }) => {
  window.scrollTo(0, 0);
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Dodaj u korpu (2)' })).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
});

PhoneBuyBar.test('the bar does not cover the focused element', async ({ canvas }) => {
  const add = canvas.getByRole('button', { name: 'Dodaj u korpu (2)' });
  const more = canvas.getByRole('button', { name: 'Prikaži još' });
  window.scrollBy(0, more.getBoundingClientRect().bottom - window.innerHeight);
  more.focus();
  await waitFor(() => expect(more.getBoundingClientRect().bottom).toBeLessThanOrEqual(barOf(add).top));
});

PhoneBuyBar.test('the bar takes up its own space at the end of the page', async ({ canvas }) => {
  const add = canvas.getByRole('button', { name: 'Dodaj u korpu (2)' });
  window.scrollTo(0, document.documentElement.scrollHeight);
  await waitFor(() =>
    expect(Math.round(barOf(add).bottom)).toBe(
      Math.round(document.documentElement.getBoundingClientRect().bottom),
    ),
  );
  const others = canvas.getByRole('region', { name: 'Kupci uzimaju i ovo' });
  await expect(Math.round(others.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
    Math.round(barOf(add).top),
  );
});

/** The price box begins below the fold; the bar also appears after a jump past it. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
    await expect(canvas.getAllByRole('button', { name: 'Dodaj u korpu' })).toHaveLength(1);
    canvas.getByRole('heading', { name: 'Recenzije kupaca' }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dodaj u korpu' })).toHaveLength(2));
    await expectNoHorizontalScroll();
  },
});
