import { expect, waitFor, within } from 'storybook/test';
import { offerMessages } from '#features/shared/offer';
import { designs } from '#storybook/designs';
import { expectAbove } from '#storybook/geometry';
import { backToTop, type Canvas, cartOfNextPage, findPageHeading, inCountry } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from '../messages';
import { OfferScreen } from '../OfferScreen';
import { alpha, findReviews, offer, scrollToReviews } from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Buying',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('offer-sticky-390', 'offer-1440'), shop: alpha },
});

export default meta;

/** Two pieces are chosen, not yet in the cart. */
export const Default = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const { text, offers } = inCountry(messages, globals);
    await findPageHeading(canvas, offers['alpha-potent'].Name);
    await userEvent.click(canvas.getByRole('button', { name: text.quantity.increase }));
    await expect(canvas.getByRole('spinbutton', { name: text.quantity.group })).toHaveValue('2');
    await expect(cartOfNextPage()).toEqual([]);
    backToTop();
  },
});

Default.test('the chosen quantity is added', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dodajte u korpu' }));
  await expect(cartOfNextPage()).toEqual([{ ID: 1, quantity: 2 }]);
});

Default.test('the quantity is at least one', async ({ canvas, userEvent }) => {
  const fewer = canvas.getByRole('button', { name: 'Manje' });
  await userEvent.click(fewer);
  await userEvent.click(fewer);
  await expect(canvas.getByRole('spinbutton', { name: 'Količina' })).toHaveValue('1');
  await userEvent.click(canvas.getByRole('button', { name: 'Dodajte u korpu' }));
  await expect(cartOfNextPage()).toEqual([{ ID: 1, quantity: 1 }]);
});

Default.test('a double click adds the quantity once, two clicks twice', async ({ canvas, userEvent }) => {
  const add = canvas.getByRole('button', { name: 'Dodajte u korpu' });
  await userEvent.dblClick(add);
  await expect(cartOfNextPage()).toEqual([{ ID: 1, quantity: 2 }]);
  await userEvent.click(add);
  await expect(cartOfNextPage()).toEqual([{ ID: 1, quantity: 4 }]);
});

/** An offer out of stock: it says so, and its button cannot be used. */
export const OutOfStock = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offers.firstOutOfStock'] } },
  play: async ({ canvas, globals }) => {
    const { text, country, offers } = inCountry(messages, globals);
    const { outOfStock, outOfStockBadge } = offerMessages[country];
    await findPageHeading(canvas, offers['alpha-potent'].Name);
    const add = canvas.getByRole('button', { name: text.addToCart });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription(outOfStock);
    await expect(canvas.getByText(outOfStock)).toBeVisible();
    await expect(canvas.getByText(outOfStockBadge)).toBeVisible();
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
  },
});

OutOfStock.test(
  'pressing the button adds nothing; no bar waits with another',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodajte u korpu' }));
    await expect(cartOfNextPage()).toEqual([]);
    await expect(canvas.getAllByRole('button', { name: 'Dodajte u korpu', hidden: true })).toHaveLength(1);
  },
);

/**
 * In Croatia, a reduced price states the lowest price of the last 30 days, on this offer and on the others below; and the
 * price of a capsule, as in Serbia and Montenegro.
 */
export const LowestPriceInCroatia = meta.story({
  globals: { country: 'HR', viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { text, country, offers, money } = inCountry(messages, globals);
    const lowestPriceOf = ({ LowestPrice30 = 0 }) => offerMessages[country].lowestPrice(money(LowestPrice30));
    await expect(await canvas.findByText(lowestPriceOf(offers['alpha-potent']))).toBeVisible();
    // 60 capsules.
    const perPiece = money(offers['alpha-potent'].NewPrice / 60);
    await expect(canvas.getByText(offerMessages[country].unitPrice.piece(perPiece))).toBeVisible();
    // Two capsules a day.
    const aDay = money(offers['alpha-potent'].NewPrice / 30);
    await expect(canvas.getByText(text.perDay(aDay))).toBeVisible();
    const others = within(await canvas.findByRole('region', { name: text.goesWith }));
    await expect(await others.findByText(lowestPriceOf(offers.libido))).toBeVisible();
  },
});

/** The offer has cost no more in the last 30 days, so it is not reduced, whatever the old price in the backend is. */
export const NotReducedInCroatia = meta.story({
  globals: { country: 'HR', viewport: { value: 'desktop' } },
  parameters: { shop: offer('beauty-fem') },
  play: async ({ canvas, globals }) => {
    const { country, offers, money } = inCountry(messages, globals);
    const { Name, NewPrice, OldPrice } = offers['beauty-fem'];
    await findPageHeading(canvas, Name);
    await expect(canvas.getAllByText(money(NewPrice))[0]).toBeVisible();
    await expect(canvas.queryByText(money(OldPrice))).toBeNull();
    await expect(canvas.queryByText(offerMessages[country].savings(money(OldPrice - NewPrice)))).toBeNull();
  },
});

/** In a country that does not require the lowest price, it is not shown; the saving is still calculated from it. */
export const LowestPriceNotRequired = meta.story({
  globals: { country: 'BA' },
  parameters: { shop: { ...alpha, scenarios: ['offer.lowestPrice'] } },
  play: async ({ canvas, globals }) => {
    const { country, offers, money } = inCountry(messages, globals);
    const { savings, lowestPrice } = offerMessages[country];
    const { NewPrice } = offers['alpha-potent'];
    await expect(await canvas.findByText(savings(money(52.9 - NewPrice)))).toBeVisible();
    await expect(canvas.queryByText(lowestPrice(money(52.9)))).toBeNull();
  },
});

/** On a phone, a bar at the lower edge replaces the price box once that is scrolled out of view. */
export const PhoneBuyBar = meta.story({
  tags: ['scrolled'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals, userEvent }) => {
    const { text, offers, money } = inCountry(messages, globals);
    const { Name, NewPrice } = offers['alpha-potent'];
    await findPageHeading(canvas, Name);
    await findReviews(canvas, globals);
    await userEvent.click(canvas.getByRole('button', { name: text.quantity.increase }));
    scrollToReviews(canvas, globals);
    await expect(await canvas.findByRole('button', { name: `${text.addToCart} (2)` })).toBeVisible();
    await expect(canvas.getByText(money(2 * NewPrice))).toBeVisible();
  },
});

const addInBar = (canvas: Canvas) => canvas.getByRole('button', { name: 'Dodajte u korpu (2)' });

function barElement(add: HTMLElement | undefined) {
  const bar = add?.closest<HTMLElement>('[data-state="shown"]');
  if (!bar) throw new Error('The button is not in a visible bar.');
  return bar;
}

PhoneBuyBar.test(
  'the bar adds the chosen quantity, and disappears when the price box is back in view',
  async ({ canvas, userEvent }) => {
    await userEvent.click(addInBar(canvas));
    await expect(cartOfNextPage()).toEqual([{ ID: 1, quantity: 2 }]);
    backToTop();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Dodajte u korpu (2)' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Dodajte u korpu' })).toBeVisible();
  },
);

PhoneBuyBar.test(
  'the bar does not cover the focused element and takes up its own space at the end of the page',
  { tags: ['thorough'] },
  async ({ canvas }) => {
    const add = addInBar(canvas);
    const more = canvas.getByRole('button', { name: 'Prikažite još' });
    more.scrollIntoView({ block: 'end', behavior: 'instant' });
    more.focus();
    await waitFor(() => expectAbove(more, barElement(add)));
    const others = await canvas.findByRole('region', { name: 'Dobro se slaže s ovim' });
    await waitFor(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return expectAbove(others, barElement(add));
    });
  },
);

/** On a computer the bar also shows the picture and the name. */
export const WideBuyBar = meta.story({
  tags: ['scrolled', 'thorough'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { text, offers } = inCountry(messages, globals);
    const { Name } = offers['alpha-potent'];
    await findPageHeading(canvas, Name);
    await findReviews(canvas, globals);
    scrollToReviews(canvas, globals);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: text.addToCart })).toHaveLength(2));
    const bar = within(barElement(canvas.getAllByRole('button', { name: text.addToCart }).at(-1)));
    await expect(bar.getByText(Name)).toBeVisible();
  },
});
