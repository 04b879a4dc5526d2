import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { readShipmentLine } from '#features/shared/api';
import { cartMessages } from '#features/shared/cart';
import { fixedTexts, formatDateTime } from '#features/shared/country';
import { formsMessages } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import { pageMessages } from '#features/shared/page';
import { MARKUP } from '#mocks/scenarios';
import { designs } from '#storybook/designs';
import {
  backToTop,
  cartOfNextPage,
  findPageHeading,
  inAnotherTab,
  inCountry,
  mainOf,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { AccountScreen } from './AccountScreen';
import { accountIn, cellsOf, currentStep, desktop, findNewest, orders, phone, rowOf } from './account.plays';

const meta = preview.meta({
  title: 'Screens/Account',
  component: AccountScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    design: designs('account-live-390', 'account-live-1440'),
    ...orders(),
  },
  afterEach: backToTop,
});

export default meta;

/** The orders of a logged-in shopper: the newest one open, with its state and the steps of its way. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, member, newest } = accountIn(globals);
    const { number, articles, newTotal } = newest;
    const { FirstName, LastName } = member.UserInfo;
    await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${text.heading} | Hrast`));
    await expect(await canvas.findByRole('tab', { name: text.orders, selected: true })).toBeVisible();
    await expect(canvas.getByText(text.loggedInAs(`${FirstName} ${LastName}`))).toBeVisible();
    const order = await findNewest(canvas, text.states.preparing);
    await expect(order.getByText(text.order(number))).toBeVisible();
    await expect(order.getByText(`${newest.order.Status}`)).toBeVisible();
    await expect(order.getByText(newTotal)).toBeVisible();
    for (const { Name, quantity } of articles) {
      await expect(order.getByRole('img', { name: `${Name}, ${text.quantity(quantity)}` })).toBeVisible();
    }
    await expect(await order.findByText(fixedTexts.parcelPreparing)).toBeVisible();
    await expect(currentStep(order)).toHaveTextContent(text.confirmation);
    await expect(canvas.getByText(text.pricesToday)).toBeVisible();
  },
});

Default.test('links to its shipment and its return', { tags: ['thorough'] }, async ({ canvas }) => {
  const order = await findNewest(canvas, 'Pripremamo vašu narudžbu');
  await expect(order.getByRole('link', { name: 'Prati Pošiljku (narudžba 104512)' })).toHaveAttribute(
    'href',
    `${routes.track.path}?id=104512`,
  );
  await expect(order.getByRole('link', { name: 'Povrat ili zamjena (narudžba 104512)' })).toHaveAttribute(
    'href',
    `${routes.withdrawal.path}?id=104512`,
  );
});

Default.test(
  'the newest order can be ordered again',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    const { newest } = accountIn(globals);
    const order = await findNewest(canvas, 'Pripremamo vašu narudžbu');
    await userEvent.click(await order.findByRole('button', { name: 'Naručite ponovo narudžbu 104512' }));
    const panel = await screen.findByRole('dialog', { name: 'Korpa' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(cartOfNextPage()).toEqual(
      newest.order.Articles.map(({ ID, Quantity }) => ({ ID, quantity: Quantity })),
    );
  },
);

Default.test(
  'a double click orders the newest order again only once',
  { tags: ['thorough'] },
  async ({ canvas, globals }) => {
    const { newest } = accountIn(globals);
    const order = await findNewest(canvas, 'Pripremamo vašu narudžbu');
    await userEvent.dblClick(await order.findByRole('button', { name: 'Naručite ponovo narudžbu 104512' }));
    await expect(cartOfNextPage()).toEqual(
      newest.order.Articles.map(({ ID, Quantity }) => ({ ID, quantity: Quantity })),
    );
  },
);

Default.test(
  'a product that another person takes can be left out of the sums of a day',
  { tags: ['thorough'] },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Šta uzimate u danu' }));
    const card = within(await canvas.findByRole('region', { name: 'Šta uzimate u danu' }));
    await expect(card.getByText('Cink')).toBeVisible();
    await userEvent.click(card.getByRole('checkbox', { name: 'Alpha Potent' }));
    await expect(card.queryByText('Cink')).toBeNull();
  },
);

/** An article of earlier orders is out of stock: it is named before the rest is ordered again. */
export const ArticleOutOfStock = meta.story({
  globals: desktop,
  parameters: orders('offers.firstOutOfStock'),
  play: async ({ canvas, globals }) => {
    const { text, offers } = inCountry(cartMessages, globals);
    const note = text.outOfStock(offers['alpha-potent'].Name);
    await waitFor(() => expect(canvas.getAllByText(note)[0]).toBeVisible());
  },
});

/** Until when the products of the newest order last, and a reminder of the first for the calendar. */
export const EnoughUntil = meta.story({
  parameters: { shop: { ...orders('account.sent').shop, now: '2026-11-20T13:03:00Z' } },
  play: async ({ canvas, globals }) => {
    const { text } = accountIn(globals);
    await expect(await canvas.findByText(text.supply.fromOrder)).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.supply.remind })).toHaveAttribute(
      'download',
      'Hrast.ics',
    );
  },
});

EnoughUntil.test('counts all packs of a product', { tags: ['thorough'] }, async ({ canvas }) => {
  const first = within(await canvas.findByRole('region', { name: 'Prosta Vital: dovoljno do' }));
  await expect(first.getByText('10. decembra')).toBeVisible();
  await expect(first.getByText('Joint Ease: dovoljno do 9. januara')).toBeVisible();
});

/** The newest order is with the courier: the last line of its shipment, with its date as the backend has it. */
export const Sent = meta.story({
  parameters: orders('account.sent'),
  play: async ({ canvas, globals }) => {
    const { text, shipments, member } = accountIn(globals);
    const order = await findNewest(canvas, text.states.sent);
    const sent = member.Orders.find(({ LeadID }) => shipments[`${LeadID}`]?.length);
    const { moment, event } = readShipmentLine(shipments[`${sent?.LeadID}`]?.at(-1) ?? '');
    await expect(await order.findByText(event)).toBeVisible();
    await expect(order.getByText(moment ?? '')).toBeVisible();
    await expect(currentStep(order)).toHaveTextContent(text.underWay);
  },
});

Sent.test(
  'offers no reminder whose day has come',
  { tags: ['thorough'], parameters: { shop: { now: '2026-12-05T08:00:00Z' } } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('10. decembra')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Podsjetite me' })).toBeNull();
  },
);

/** The newest order has arrived: every step is behind. */
export const Delivered = meta.story({
  parameters: orders('account.delivered'),
  play: async ({ canvas, globals }) => {
    const { text } = accountIn(globals);
    const order = await findNewest(canvas, text.states.delivered);
    await expect(order.getByText(text.payment)).toBeVisible();
    await expect(currentStep(order)).toBeUndefined();
    await waitFor(() => expect(order.queryByText(text.loadingShipment)).toBeNull());
  },
});

Delivered.test('its products last from the delivery on', { tags: ['thorough'] }, async ({ canvas }) => {
  await expect(await canvas.findByText('19. septembra')).toBeVisible();
  await expect(canvas.getByText('Računato od dostave, po dnevnoj dozi s pakovanja.')).toBeVisible();
});

/** The newest order is cancelled: it has no way, and no shipment is looked up. */
export const Cancelled = meta.story({
  parameters: orders('account.cancelled'),
  play: async ({ canvas, globals }) => {
    const { text } = accountIn(globals);
    const order = await findNewest(canvas, text.states.cancelled);
    await expect(order.queryByText(text.payment)).toBeNull();
    await expect(order.queryByRole('status')).toBeNull();
  },
});

/** A status that the shop does not know is shown as it is, under the order's number, without steps. */
export const UnknownStatus = meta.story({
  parameters: orders('account.unknownStatus'),
  play: async ({ canvas, globals }) => {
    const { text, newest } = accountIn(globals);
    const order = await findNewest(canvas, text.order(newest.number));
    await expect(order.getByText(/^Kod partnera/)).toBeVisible();
    await expect(order.queryByText(text.payment)).toBeNull();
    await expect(await order.findByText(fixedTexts.parcelPreparing)).toBeVisible();
  },
});

/** The shipment of the newest order is on its way; the order is there. */
export const ShipmentLoading = meta.story({
  parameters: orders('shipments.pending'),
  play: async ({ canvas, globals }) => {
    const { text } = accountIn(globals);
    const order = await findNewest(canvas, text.states.preparing);
    await expect(order.getByText(text.loadingShipment)).toBeInTheDocument();
  },
});

/** The shipment did not load: it says so in its place, and the rest of the order stays. */
export const ShipmentFailed = meta.story({
  parameters: orders('shipments.failsOnce'),
  play: async ({ canvas, globals }) => {
    const { text, newest } = accountIn(globals);
    const order = await findNewest(canvas, text.states.preparing);
    await expect(await order.findByRole('alert')).toHaveTextContent(fixedTexts.parcelNotFound);
    await expect(order.getByText(newest.newTotal)).toBeVisible();
  },
});

ShipmentFailed.test(
  'a retry loads it and leaves the focus at the order',
  { tags: ['thorough'] },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
    await expect(await canvas.findByText(fixedTexts.parcelPreparing)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Pripremamo vašu narudžbu' })).toHaveFocus();
  },
);

/** The courier does not know the shipment of the newest order yet: it is in preparation. */
export const NotFound = meta.story({
  parameters: orders('shipments.unknown'),
  play: async ({ canvas, globals }) => {
    const { text, newest } = accountIn(globals);
    const order = await findNewest(canvas, text.states.preparing);
    await expect(await order.findByText(fixedTexts.parcelPreparing)).toBeVisible();
    await expect(order.getByText(newest.newTotal)).toBeVisible();
  },
});

/** From 834 px, a table of the earlier orders. The newest one stands open above it and in no row. */
export const EarlierOrders = meta.story({
  globals: desktop,
  play: async ({ canvas, globals }) => {
    const { text, member, newest, earlier } = accountIn(globals);
    await rowOf(canvas, earlier.number);
    await expect(canvas.getByRole('table', { name: text.earlierOrders })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(member.Orders.length);
    await expect(canvas.queryByRole('row', { name: new RegExp(`^${newest.number}\\b`) })).toBeNull();
  },
});

EarlierOrders.test(
  'the table begins at 834 px, with all of its columns',
  { tags: ['thorough'], globals: { viewport: { value: 'tablet' } } },
  async ({ canvas, globals }) => {
    await expect(window.innerWidth).toBe(834);
    const row = await rowOf(canvas, accountIn(globals).earlier.number);
    await expect(row.getAllByRole('cell')).toHaveLength(5);
  },
);

/** Of a long list, twenty show, and the rest in steps. */
export const ManyOrders = meta.story({
  globals: desktop,
  parameters: orders('account.many'),
  play: async ({ canvas, globals }) => {
    const { text } = accountIn(globals);
    await expect(await canvas.findByText(text.shownOrders(20, 44))).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
  },
});

ManyOrders.test(
  'each step moves the focus to its first order, and the last has no button',
  { tags: ['thorough'] },
  async ({ canvas }) => {
    for (const first of ['499979', '499959']) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Prikažite još' }));
      await expect((await rowOf(canvas, first)).getAllByRole('link')[0]).toHaveFocus();
    }
    await expect(canvas.getByText('Prikazane narudžbe: 44 od 44')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Prikažite još' })).toBeNull();
  },
);

EarlierOrders.test(
  'a row has number, status, time, articles, totals and links',
  async ({ canvas, globals }) => {
    const { text, earlier, settings } = accountIn(globals);
    const { number, articles, oldTotal, newTotal } = earlier;
    const again = inCountry(cartMessages, globals).text;
    const order = text.ofOrder(number);
    const row = await rowOf(canvas, number);
    await expect(canvas.getByRole('columnheader', { name: text.created })).toBeVisible();
    await expect(row.getByRole('rowheader')).toHaveTextContent(new RegExp(`^${number}$`));
    await expect(cellsOf(row)).toEqual([
      earlier.order.Status,
      formatDateTime(earlier.order.createdAt, settings),
      articles.map(({ Name, quantity }) => `${Name} × ${quantity}, ${text.quantity(quantity)}`).join(''),
      `${text.oldTotal} ${oldTotal}${text.newTotal} ${newTotal}`,
      `${text.track} ${order}${text.startReturn} ${order}${again.orderAgain} ${again.ofOrder(number)}`,
    ]);
    await expect(row.getByText(oldTotal).tagName).toBe('S');
    await expect(row.getByRole('link', { name: `${text.track} ${order}` })).toHaveAttribute(
      'href',
      `${routes.track.path}?id=${number}`,
    );
    await expect(row.getByRole('link', { name: `${text.startReturn} ${order}` })).toHaveAttribute(
      'href',
      `${routes.withdrawal.path}?id=${number}`,
    );
  },
);

/** The login is known and the orders are on their way. */
export const Loading = meta.story({
  parameters: orders('account.pending'),
  play: async ({ canvas, globals }) => {
    const { text, member } = accountIn(globals);
    const { FirstName, LastName } = member.UserInfo;
    await expect(await canvas.findByText(text.loadingOrders)).toBeInTheDocument();
    await expect(canvas.getByText(text.loggedInAs(`${FirstName} ${LastName}`))).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** A failed login check does not log the shopper out. */
export const SessionFailed = meta.story({
  parameters: orders('session.fails'),
  play: async ({ canvas, globals }) => {
    const { text } = accountIn(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      inCountry(formsMessages, globals).text.notChecked,
    );
    const { retry } = inCountry(pageMessages, globals).text;
    await expect(canvas.getByRole('button', { name: retry })).toBeVisible();
    await expect(canvas.queryByText(text.loggedOut)).toBeNull();
  },
});

/** While the login is unknown, neither the account nor the login button is shown. */
export const SessionUnknown = meta.story({
  parameters: orders('session.pending'),
  play: async ({ canvas, globals }) => {
    const { text } = accountIn(globals);
    await expect(await canvas.findByText(text.loading)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
    const main = mainOf(canvas);
    await expect(main.queryByRole('tab')).toBeNull();
    await expect(main.queryByRole('button')).toBeNull();
  },
});

/** A shopper who has not ordered yet is led to the most popular offers. */
export const Empty = meta.story({
  parameters: orders('account.empty'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(fixedTexts.noOrders)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: inCountry(pageMessages, globals).text.toShop }),
    ).toHaveAttribute('href', routes.mostPopular.href());
  },
});

/** The orders did not load, and neither did the shop's own second try. */
export const Failed = meta.story({
  parameters: orders('account.failsTwice'),
  play: async ({ canvas, globals }) => {
    const { text } = accountIn(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text.loadFailed);
    const { retry } = inCountry(pageMessages, globals).text;
    await expect(canvas.getByRole('button', { name: retry })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

Failed.test('a retry loads the orders', { tags: ['thorough'] }, async ({ canvas }) => {
  await expect(canvas.getByText(fixedTexts.accountFailed)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
  await findNewest(canvas, 'Pripremamo vašu narudžbu');
  await expect(canvas.queryByRole('alert')).toBeNull();
});

/** The orders have loaded, but without the offers their articles have neither name nor price. */
export const OffersFailed = meta.story({
  globals: desktop,
  parameters: orders('offers.failsTwice'),
  play: async ({ canvas, globals }) => {
    const { text, earlier, settings } = accountIn(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text.loadFailed);
    const row = await rowOf(canvas, earlier.number);
    await expect(row.getByText(earlier.order.Status)).toBeVisible();
    await expect(row.getAllByText('–')[0]).toBeVisible();
    await expect(row.queryByText(new RegExp(settings.currency))).toBeNull();
  },
});

OffersFailed.test('a retry loads the names of the articles', { tags: ['thorough'] }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
  await waitFor(() => expect(canvas.getAllByText(/^Alpha Potent/)[0]).toBeVisible());
  await expect(canvas.queryByRole('alert')).toBeNull();
});

/** A name and statuses that contain HTML are shown as text. */
export const HtmlAsText = meta.story({
  globals: desktop,
  parameters: orders('markup'),
  play: async ({ canvas, globals }) => {
    const { text, member } = accountIn(globals);
    const name = `${MARKUP} ${member.UserInfo.LastName}`;
    await expect(await canvas.findByText(text.loggedInAs(name))).toBeVisible();
    const main = mainOf(canvas);
    await waitFor(() => expect(main.getAllByText(MARKUP).length).toBeGreaterThan(1));
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

/** Orders without lead, status and time, and with an article that is no longer sold, which leaves them without a total. */
export const IncompleteOrder = meta.story({
  globals: desktop,
  parameters: orders('account.gaps'),
  play: async ({ canvas, globals }) => {
    const { text, earlier } = accountIn(globals);
    const { ID } = earlier.order;
    const again = inCountry(cartMessages, globals).text;
    const order = text.ofOrder(`${ID}`);
    const goneAndKnown = [{ Name: '–', quantity: 2 }, ...earlier.articles];
    await expect(cellsOf(await rowOf(canvas, `${ID}`))).toEqual([
      '–',
      '–',
      goneAndKnown.map(({ Name, quantity }) => `${Name} × ${quantity}, ${text.quantity(quantity)}`).join(''),
      '–',
      `${text.track} ${order}${text.startReturn} ${order}${again.orderAgain} ${again.ofOrder(`${ID}`)}${again.notSold}`,
    ]);
  },
});

/** A guest who opens the account is asked to log in. */
export const LoggedOut = meta.story({
  parameters: { shop: { path: '/account', scenarios: [] } },
  play: async ({ canvas, globals }) => {
    const { text } = accountIn(globals);
    await expect(await canvas.findByRole('heading', { name: text.loggedOut })).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.logIn })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

LoggedOut.test(
  'the button leads to the login',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prijavite se' }));
    await findPageHeading(canvas, 'Dobro došli');
  },
);

/** The login has ended when the orders are requested: the login button is shown instead of an error. */
export const Expired = meta.story({
  parameters: orders('account.expired'),
  play: async ({ canvas, globals }) => {
    const { text, member } = accountIn(globals);
    await expect(await canvas.findByText(text.expiredHint)).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.logIn })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(new RegExp(member.UserInfo.FirstName))).toBeNull();
  },
});

/** The user has logged out in another tab: a notice says so in place of the account. */
export const LoggedOutElsewhere = meta.story({
  parameters: orders(),
  play: async ({ canvas, globals }) => {
    const { text } = accountIn(globals);
    await findNewest(canvas, text.states.preparing);
    await inAnotherTab(globals, (session) => session.logout());
    await expect(
      await canvas.findByText(inCountry(formsMessages, globals).text.loggedOutElsewhere),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.logIn })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toHaveFocus();
  },
});

/** Below 834 px, earlier orders are cards with picture, number and status; the first one is opened. */
export const OpenCard = meta.story({
  globals: phone,
  play: async ({ canvas, globals }) => {
    const { text, member, earlier, settings } = accountIn(globals);
    const { order, number } = earlier;
    const list = within(await canvas.findByRole('region', { name: text.earlierOrders }));
    await expect(canvas.queryByRole('table')).toBeNull();
    const [card] = list.getAllByRole('group');
    await expect(list.getAllByRole('group')).toHaveLength(member.Orders.length - 1);
    const time = list.getByText(formatDateTime(order.createdAt, settings) ?? '');
    await expect(time).not.toBeVisible();
    await userEvent.click(list.getByText(text.order(number)));
    await expect(card).toHaveAttribute('open');
    await expect(time).toBeVisible();
    const link = list.getByRole('link', { name: `${text.track} ${text.ofOrder(number)}` });
    await expect(link).toBeVisible();
  },
});

/** The orders in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The orders in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The orders in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The orders in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
