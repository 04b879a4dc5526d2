import { expect, userEvent, waitFor } from 'storybook/test';
import { phoneHref } from '#features/shared/country';
import { offerId } from '#mocks/testing';
import { backToTop, cartOfNextPage, findPageHeading, inCountry } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { CheckoutScreen } from '../CheckoutScreen';
import {
  changeInOtherTab,
  inCheckout,
  newestOrder,
  sentKey,
  shop,
  storeAttempt,
  withMember,
} from '../checkout.plays';
import { messages } from '../messages';

const meta = preview.meta({
  title: 'Screens/Checkout/Found order',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

/** An order in place of the form: it has arrived although its answer was lost, and a retry has found it. */
export const Default = meta.story({
  parameters: withMember('orders.answerLostOnce'),
  play: async (context) => {
    const { canvas } = context;
    const { text, total, settings, nextOrder, ...checkout } = inCheckout(context);
    await checkout.finish();
    await checkout.retry();
    const heading = await findPageHeading(canvas, text.foundHeading);
    await waitFor(() => expect(heading).toHaveFocus());
    // The number that follows the fixtures' last one shows that one order was made, not two.
    await expect(canvas.getByText(`${text.foundNumber}: ${nextOrder.number}`)).toBeVisible();
    await expect(checkout.totalIn(await checkout.findSummary())).toHaveTextContent(total);
    const { phone } = settings.contact;
    const changes = canvas.getByText(text.foundChanges).parentElement;
    await expect(changes).toHaveTextContent(phone);
    await expect(changes?.querySelector('a')).toHaveAttribute('href', phoneHref(phone));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await expect(cartOfNextPage()).toEqual([]);
    await expect(sentKey()).toBeUndefined();
    backToTop();
  },
});

Default.test(
  'the link leads to the thank-you page',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    const { text, expectThanks } = inCheckout(context);
    await userEvent.click(context.canvas.getByRole('link', { name: text.toThanks }));
    await expectThanks();
  },
);

/** An order that was being sent when the page was reloaded. */
export const AfterReload = meta.story({
  parameters: withMember(),
  beforeEach: ({ globals }) => {
    const newest = newestOrder(inCountry(messages, globals).member);
    const articles = newest?.Articles ?? [];
    changeInOtherTab(articles.map(({ ID, Quantity }) => ({ ID: Number(ID), quantity: Quantity })));
    storeAttempt({
      lines: articles.map(({ ID, Quantity }) => ({ offerId: offerId(String(ID)), quantity: Quantity })),
      latestBefore: Date.parse(newest?.createdAt ?? '') - 1,
    });
  },
  play: async (context) => {
    const { canvas } = context;
    const { text, member, ...checkout } = inCheckout(context);
    await checkout.retry();
    await findPageHeading(canvas, text.foundHeading);
    const { LeadID } = newestOrder(member) ?? {};
    await expect(canvas.getByText(`${text.foundNumber}: ${LeadID}`)).toBeVisible();
    await expect(sentKey()).toBeUndefined();
  },
});

/** The articles of the order that was found, while what another tab added meanwhile stays in the cart. */
export const AddedMeanwhile = meta.story({
  parameters: withMember('orders.answerLostOnce'),
  play: async (context) => {
    const { text, alpha, libido, total, ...checkout } = inCheckout(context);
    await checkout.finish();
    await checkout.retryButton();
    changeInOtherTab([
      { ID: 1, quantity: 3 },
      { ID: 4, quantity: 1 },
    ]);
    await checkout.retry();
    await findPageHeading(context.canvas, text.foundHeading);
    const summary = await checkout.findSummary();
    for (const name of [`${alpha.Name} ${text.quantity(2)}`, `${libido.Name} ${text.quantity(1)}`])
      await expect(summary.getByRole('heading', { name })).toBeVisible();
    await expect(checkout.totalIn(summary)).toHaveTextContent(total);
    await expect(cartOfNextPage()).toEqual([
      { ID: 1, quantity: 1 },
      { ID: 4, quantity: 1 },
    ]);
    backToTop();
  },
});
