import { expect, mocked, spyOn, waitFor, within } from 'storybook/test';
import { LOOK_AGAIN } from '#features/shared/api';
import { type Country, fixedTexts, toHundredths } from '#features/shared/country';
import { formsMessages } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import { pageMessages } from '#features/shared/page';
import { catalogue, fixtures, offerSlugs } from '#mocks/fixtures';
import { MARKUP, type ScenarioName } from '#mocks/scenarios';
import { orderId } from '#mocks/testing';
import { designs } from '#storybook/designs';
import { inAppBrowser } from '#storybook/inAppBrowser';
import {
  type Canvas,
  findPageHeading,
  inCountry,
  mainOf,
  watchCalls,
  withoutRepeatedCheck,
  withSettings,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from './messages';
import { ThankYouScreen } from './ThankYouScreen';

/** Longer than a line on a phone. */
const LONG_ID = '9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d'.repeat(3);

const at = (path: string, ...scenarios: ScenarioName[]) => ({
  path,
  route: '/checkout/:id',
  scenarios: ['session.member', ...scenarios] satisfies ScenarioName[],
});

/** The newest order, placed a minute ago, on a Friday afternoon. */
const inTheDay = { ...at('/checkout/4', 'account.orderedInTheDay'), now: '2026-11-20T13:03:00Z' };

const meta = preview.meta({
  title: 'Screens/Thank you',
  component: ThankYouScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    shop: at('/checkout/4'),
    design: designs('thank-you-390', 'thank-you-night-390', 'thank-you-1440'),
  },
});

export default meta;

/** The first link of a name. Header and footer, where they are shown, have others to the same pages. */
function firstLink(canvas: Canvas, name: string) {
  const [link] = canvas.getAllByRole('link', { name });
  if (!link) throw new Error(`No link is called ${name}.`);
  return link;
}

/** Queries by text read no-break spaces as spaces. */
const withSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

/** The heading of the receipt, which has the order's one number. */
const findOrder = (canvas: Canvas, text: { order: (number: string) => string }, number: string) =>
  canvas.findByRole('heading', { level: 2, name: text.order(number) });

/** What was ordered last in a country. */
function newestOrderOf(country: Country) {
  const { member, offers } = fixtures[country];
  return (member.Orders[0]?.Articles ?? []).map(({ ID, Quantity }) => {
    const slug = offerSlugs.find((candidate) => catalogue[candidate].ID === ID);
    if (!slug) throw new Error(`The fixtures have no offer ${ID}.`);
    return { offer: offers[slug], Quantity };
  });
}

const sumOf = (ordered: ReturnType<typeof newestOrderOf>) =>
  ordered.reduce((total, { offer, Quantity }) => total + offer.NewPrice * Quantity, 0);

/** An order of today, a working day: when the call comes, the articles, the sum to have ready, and what follows. */
export const Default = meta.story({
  parameters: { shop: inTheDay },
  play: async ({ canvas, globals }) => {
    const { text, country, settings, member, money } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    await waitFor(() => expect(document.title).toBe(`${text.heading} | Hrast`));
    await expect(canvas.getByText(withSpaces(text.lead))).toBeVisible();
    const [order] = member.Orders;
    await findOrder(canvas, text, String(order?.LeadID));
    const call = `${text.callBetween(text.today)} ${text.between('14:30', '15:00')}`;
    await expect(canvas.getByRole('heading', { level: 2, name: call })).toBeVisible();
    await expect(mainOf(canvas).getAllByText(settings.contact.phone)[0]).toBeVisible();
    await expect(canvas.getAllByText(text.at(text.today, '14:02'))[0]).toBeVisible();
    const ordered = newestOrderOf(country);
    const sum = sumOf(ordered);
    for (const { offer } of ordered) {
      await expect(await canvas.findByRole('heading', { level: 3, name: offer.Name })).toBeVisible();
    }
    await expect(canvas.getByText(text.toPay)).toBeVisible();
    await expect(canvas.getByText(money(sum))).toBeVisible();
    await expect(canvas.getByText(text.missed)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: text.next })).toBeVisible();
    await expect(firstLink(canvas, text.toAccount)).toHaveAttribute('href', '/account');
    await expect(firstLink(canvas, text.track)).toHaveAttribute('href', `/track?id=${order?.LeadID}`);
  },
});

Default.test('the one number is that of the account, not the id of the address', async ({ canvas }) => {
  await expect(canvas.getByText(/recite broj narudžbe 104512\./)).toBeVisible();
  await expect(canvas.queryByText('4', { exact: true })).toBeNull();
});

Default.test('has the sums of the lines and the saving', async ({ canvas }) => {
  const [first, second] = within(canvas.getByRole('region', { name: 'Narudžba 104512' })).getAllByRole(
    'listitem',
  );
  await expect(first).toHaveTextContent(/Alpha Potent2\s×\s46,90\sKM93,80\sKM/);
  await expect(second).toHaveTextContent(/Digest Balance1\s×/);
});

Default.test('saves the number of the caller', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Spremite broj u imenik' });
  await expect(link).toHaveAttribute('download', 'Hrast.vcf');
  const [, file = ''] = link.getAttribute('href')?.split(',') ?? [];
  await expect(decodeURIComponent(file)).toContain('TEL;TYPE=WORK,VOICE:+38733000000\r\n');
});

Default.test(
  'leads to the parcel of this order',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(firstLink(canvas, 'Pratite pošiljku'));
    await findPageHeading(canvas, fixedTexts.parcelPreparing);
    await expect(canvas.getByLabelText('Broj narudžbe')).toHaveValue('104512');
  },
);

/** A minute passes after which the order has been called. The clock is set right again after the story. */
const passTheCall = () => {
  Date.now = () => Date.parse('2026-11-20T14:03:00Z');
};

const findMissedCall = (canvas: Canvas) =>
  canvas.findByRole('heading', { level: 2, name: /^Nismo vas dobili/ });

Default.test(
  'a page that is left open has the phone number after the call',
  {
    beforeEach: () => {
      spyOn(window, 'setInterval');
    },
  },
  async ({ canvas }) => {
    passTheCall();
    for (const [act, delay] of mocked(window.setInterval).mock.calls)
      if (delay === 60_000 && typeof act === 'function') act();
    await expect(await findMissedCall(canvas)).toBeVisible();
  },
);

Default.test('so does a page that is shown again', { tags: ['thorough'] }, async ({ canvas }) => {
  passTheCall();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect(await findMissedCall(canvas)).toBeVisible();
});

/** An order of the evening, at the weekend or before it: the call comes when the call centre opens, on Monday. */
export const Night = meta.story({
  parameters: { shop: { ...at('/checkout/4'), now: '2026-11-14T18:40:00Z' } },
  play: async ({ canvas, globals }) => {
    const { text, member } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    await findOrder(canvas, text, String(member.Orders[0]?.LeadID));
    const [, monday = ''] = text.onWeekday;
    const call = `${text.callFrom(monday)} ${text.fromHour('8')}`;
    await expect(await canvas.findByRole('heading', { level: 2, name: call })).toBeVisible();
    await expect(canvas.getByText(withSpaces(text.leadAtNight))).toBeVisible();
    await expect(canvas.getByText(text.closedNow, { exact: false })).toBeVisible();
  },
});

Night.test('does not claim to be closed once the call centre works', async ({ canvas }) => {
  // Monday at 8:10, before the call.
  Date.now = () => Date.parse('2026-11-16T07:10:00Z');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect(
    await canvas.findByRole('heading', { level: 2, name: 'Zovemo vas danas od 8 sati' }),
  ).toBeVisible();
  await expect(canvas.queryByText(/Sada ne radimo/)).toBeNull();
});

/** The owner has set the price of a delivery: it is part of the sum to have ready. */
export const WithDelivery = meta.story({
  parameters: { shop: inTheDay },
  beforeEach: withSettings(() => ({ deliveryPrice: toHundredths(9) })),
  play: async ({ canvas, globals }) => {
    const { text, country, money } = inCountry(messages, globals);
    await expect(await canvas.findByText(money(sumOf(newestOrderOf(country)) + 9))).toBeVisible();
    await expect(canvas.getByText(text.toPayWithDelivery(money(9)))).toBeVisible();
    await expect(canvas.queryByText(text.toPayNote)).toBeNull();
  },
});

/** The page is opened again the next week: the call is over, and the shopper can phone. */
export const AfterTheCall = meta.story({
  parameters: { shop: { ...inTheDay, now: '2026-11-24T13:05:00Z' } },
  play: async ({ canvas, globals }) => {
    const { text, settings } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    const call = await canvas.findByRole('heading', {
      level: 2,
      name: new RegExp(`^${text.callMissed.replace('?', '[?]')}`),
    });
    await expect(within(call).getByRole('link', { name: settings.contact.phone })).toBeVisible();
    await expect(canvas.getAllByText('20.11.2026 14:02')[0]).toBeVisible();
  },
});

/** The browser of an app, which saves no contact. */
export const InAnApp = meta.story({
  beforeEach: inAppBrowser,
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    await expect(canvas.queryByRole('link', { name: text.save })).toBeNull();
  },
});

/** The shopper's orders are on their way: the number is the id, and the promise is in minutes. */
export const Loading = meta.story({
  parameters: { shop: at('/checkout/4', 'account.pending') },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    await findOrder(canvas, text, '4');
    await expect(await canvas.findByText(text.loading)).toBeInTheDocument();
    const call = `${text.callWithin} ${text.within}`;
    await expect(canvas.getByRole('heading', { level: 2, name: call })).toBeVisible();
    await expect(firstLink(canvas, text.track)).toHaveAttribute('href', '/track');
  },
});

/** The shopper's orders could not be loaded: the order is placed all the same, and its articles can be loaded again. */
export const Failed = meta.story({
  parameters: { shop: at('/checkout/4', 'account.failsTwice') },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text.loadFailed);
    await findOrder(canvas, text, '4');
    await expect(firstLink(canvas, text.track)).toHaveAttribute('href', '/track');
  },
});

Failed.test('shows the articles after a retry', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
  await expect(await canvas.findByText('Alpha Potent')).toBeVisible();
  await findOrder(canvas, messages.BA, '104512');
});

/** The login check got no answer: number and call are there, and the check can be made at once. */
export const SessionFailed = meta.story({
  parameters: { shop: at('/checkout/4', 'session.fails') },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      inCountry(formsMessages, globals).text.notChecked,
    );
    const { retry } = inCountry(pageMessages, globals).text;
    await expect(canvas.getByRole('button', { name: retry })).toBeVisible();
    await findOrder(canvas, text, '4');
  },
});

SessionFailed.test(
  'shows the articles after a retry',
  { parameters: { shop: at('/checkout/4', 'session.failsOnce') }, beforeEach: withoutRepeatedCheck },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
    await expect(await canvas.findByText('Alpha Potent')).toBeVisible();
    await expect(await findOrder(canvas, messages.BA, '104512')).toHaveFocus();
  },
);

/** The offers could not be loaded: number and call are known, articles and sum are not. */
export const OffersFailed = meta.story({
  parameters: { shop: at('/checkout/4', 'offers.failsTwice') },
  play: async ({ canvas, globals }) => {
    const { text, member } = inCountry(messages, globals);
    await findOrder(canvas, text, String(member.Orders[0]?.LeadID));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text.loadFailed);
    await expect(canvas.queryByText(text.toPay)).toBeNull();
  },
});

/** The shopper's orders do not have this one yet. */
export const NotFound = meta.story({
  parameters: { shop: at('/checkout/4', 'account.empty') },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    await expect(await canvas.findByText(text.notYet)).toBeVisible();
    await findOrder(canvas, text, '4');
  },
});

/** What runs at the interval at which the order is looked for. */
let lookAgain = () => {};

NotFound.test(
  'the order is looked for again, by itself and at a press, until the orders have it',
  {
    parameters: { shop: at('/checkout/4', 'account.emptyTwice') },
    beforeEach() {
      const { setInterval } = window;
      spyOn(window, 'setInterval').mockImplementation(((act: () => void, delay?: number) => {
        if (delay === LOOK_AGAIN.everyMs) lookAgain = act;
        return setInterval(delay === LOOK_AGAIN.everyMs ? () => {} : act, delay);
      }) as typeof window.setInterval);
    },
  },
  async ({ canvas, userEvent }) => {
    const loads = watchCalls('shopOrders.f.getAll');
    lookAgain();
    await waitFor(() => expect(loads()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Pogledajte ponovo' }));
    await expect(await canvas.findByText('Alpha Potent')).toBeVisible();
    await expect(await findOrder(canvas, messages.BA, '104512')).toHaveFocus();
  },
);

/** Nobody is logged in any more: the page says where articles and sum are. */
export const LoggedOut = meta.story({
  parameters: { shop: { path: '/checkout/4', route: '/checkout/:id', scenarios: [] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    await expect(await canvas.findByText(text.loggedOut)).toBeVisible();
    await findOrder(canvas, text, '4');
  },
});

/** An order without a time, of which one article is no longer sold: no call in figures, and no sum. */
export const Gaps = meta.story({
  parameters: { shop: at('/checkout/4', 'account.gaps') },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    await expect(await canvas.findByText(text.unknownSum)).toBeVisible();
    const call = `${text.callWithin} ${text.within}`;
    await expect(canvas.getByRole('heading', { level: 2, name: call })).toBeVisible();
    await expect(canvas.queryByText(text.toPay)).toBeNull();
  },
});

/** A dash in place of a missing id. */
export const WithoutId = meta.story({
  parameters: { shop: at('/checkout/undefined') },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findOrder(canvas, text, '–');
    await expect(canvas.getByText(text.sayName, { exact: false })).toBeVisible();
    await expect(firstLink(canvas, text.toAccount)).toBeVisible();
    await expect(await canvas.findByText(text.notYet)).toBeVisible();
  },
});

/** A dash in place of an id that is only a space. */
export const BlankId = meta.story({
  parameters: { shop: at('/checkout/%20') },
  play: async ({ canvas, globals }) => {
    await findOrder(canvas, inCountry(messages, globals).text, '–');
  },
});

/** HTML in the address, shown as text: it does not run. */
export const HtmlAsId = meta.story({
  parameters: { shop: at(`/checkout/${encodeURIComponent(MARKUP)}`) },
  play: async ({ canvas, globals }) => {
    await findOrder(canvas, inCountry(messages, globals).text, MARKUP);
    await expect(mainOf(canvas).queryByRole('img')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

/** An id with spaces and punctuation: order ids may be any text. */
export const OtherId = meta.story({
  parameters: { shop: at(routes.thankYou.href(orderId('BA/2026.11 #104.513:2'))) },
  play: async ({ canvas, globals }) => {
    await findOrder(canvas, inCountry(messages, globals).text, 'BA/2026.11 #104.513:2');
  },
});

/** An id that is longer than a line, at the smallest width: it wraps. */
export const LongId = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { shop: at(`/checkout/${LONG_ID}`) },
  play: async ({ canvas, globals }) => {
    await findOrder(canvas, inCountry(messages, globals).text, LONG_ID);
  },
});

/** The confirmation in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The confirmation in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The confirmation in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The confirmation in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
