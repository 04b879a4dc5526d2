import { expect, userEvent, waitFor } from 'storybook/test';
import { fixedTexts, formatDateTime } from '#features/shared/country';
import { formsMessages } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import { pageMessages } from '#features/shared/page';
import { MARKUP } from '#mocks/scenarios';
import { addresses } from '#storybook/addresses';
import { designs } from '#storybook/designs';
import { backToTop, findPageHeading, inAnotherTab, inCountry } from '#storybook/plays';
import preview from '#storybook/preview';
import { AccountScreen } from './AccountScreen';
import { accountIn, cellsOf, desktop, orders, phone, rowOf, settings } from './account.plays';

const meta = preview.meta({
  title: 'Screens/Account',
  component: AccountScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    design: designs('account-orders-390', 'account-orders-1440'),
    ...orders(),
  },
  afterEach: backToTop,
});

export default meta;

/** The orders of a logged-in shopper, newest first. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, member, number } = accountIn(globals);
    const { FirstName, LastName } = member.UserInfo;
    await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${text.heading} | Hrast`));
    await expect(await canvas.findByRole('tab', { name: text.orders, selected: true })).toBeVisible();
    await expect(canvas.getByText(text.loggedInAs(`${FirstName} ${LastName}`))).toBeVisible();
    await rowOf(canvas, number);
    await expect(canvas.getByRole('table', { name: text.orders })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + member.Orders.length);
    await expect(canvas.getByText(text.pricesToday)).toBeVisible();
  },
});

Default.test('a row has number, status, time, articles, totals and links', async ({ canvas, globals }) => {
  const { text, newest, number, articles, oldTotal, newTotal, settings } = accountIn(globals);
  const order = text.ofOrder(number);
  const row = await rowOf(canvas, number);
  await expect(canvas.getByRole('columnheader', { name: text.created })).toBeVisible();
  await expect(row.getByRole('rowheader')).toHaveTextContent(new RegExp(`^${number}$`));
  await expect(cellsOf(row)).toEqual([
    newest.Status,
    formatDateTime(newest.createdAt, settings),
    articles.map(({ Name, quantity }) => `${Name} × ${quantity}, ${text.quantity(quantity)}`).join(''),
    `${text.oldTotal} ${oldTotal}${text.newTotal} ${newTotal}`,
    `${text.track} ${order}${text.startReturn} ${order}`,
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
});

Default.test('arrow keys switch between the tabs', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Moje narudžbe' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect(await canvas.findByRole('tab', { name: 'Postavke', selected: true })).toHaveFocus();
  await expect(canvas.getByLabelText('Ime')).toHaveValue('Edin');
  await userEvent.keyboard('{ArrowLeft}');
  await rowOf(canvas, '104512');
});

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
export const CheckFailed = meta.story({
  tags: ['fault:server-fails'],
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
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A shopper who has not ordered yet is led to the most popular offers. */
export const Empty = meta.story({
  tags: ['message:no-orders'],
  parameters: orders('account.empty'),
  play: async ({ canvas, globals }) => {
    const { text } = accountIn(globals);
    await expect(await canvas.findByText(fixedTexts.noOrders)).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.toShop })).toHaveAttribute(
      'href',
      routes.mostPopular.href(),
    );
  },
});

/** The orders did not load, and neither did the shop's own second try. */
export const Failed = meta.story({
  tags: ['message:account-failed', 'fault:server-fails'],
  parameters: orders('account.failsTwice'),
  play: async ({ canvas, globals }) => {
    const { text } = accountIn(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text.loadFailed);
    const { retry } = inCountry(pageMessages, globals).text;
    await expect(canvas.getByRole('button', { name: retry })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

Failed.test('a retry loads the orders', async ({ canvas }) => {
  await expect(canvas.getByText(fixedTexts.accountFailed)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
  await rowOf(canvas, '104512');
  await expect(canvas.queryByRole('alert')).toBeNull();
});

/** The orders have loaded, but without the offers their articles have neither name nor price. */
export const OffersFailed = meta.story({
  globals: desktop,
  parameters: orders('offers.failsTwice'),
  play: async ({ canvas, globals }) => {
    const { text, number, newest, settings } = accountIn(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text.loadFailed);
    const row = await rowOf(canvas, number);
    await expect(row.getByText(newest.Status)).toBeVisible();
    await expect(row.getAllByText('–')[0]).toBeVisible();
    await expect(row.queryByText(new RegExp(settings.currency))).toBeNull();
  },
});

OffersFailed.test('a retry loads the names of the articles', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
  await waitFor(() => expect(canvas.getByText(/^Alpha Potent/)).toBeVisible());
  await expect(canvas.queryByRole('alert')).toBeNull();
});

/** A name and statuses that contain HTML are shown as text. */
export const HtmlAsText = meta.story({
  tags: ['fault:markup'],
  globals: desktop,
  parameters: orders('markup'),
  play: async ({ canvas, globals }) => {
    const { text, member } = accountIn(globals);
    const name = `${MARKUP} ${member.UserInfo.LastName}`;
    await expect(await canvas.findByText(text.loggedInAs(name))).toBeVisible();
    await expect((await canvas.findAllByText(MARKUP)).length).toBeGreaterThan(1);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

/** An order without lead, status and time, and with an article that is no longer sold, which leaves it without a total. */
export const IncompleteOrder = meta.story({
  tags: ['fault:malformed-answer'],
  globals: desktop,
  parameters: orders('account.gaps'),
  play: async ({ canvas, globals }) => {
    const { text, newest, articles } = accountIn(globals);
    const order = text.ofOrder(`${newest.ID}`);
    const goneAndKnown = [{ Name: '–', quantity: 2 }, ...articles];
    await expect(cellsOf(await rowOf(canvas, `${newest.ID}`))).toEqual([
      '–',
      '–',
      goneAndKnown.map(({ Name, quantity }) => `${Name} × ${quantity}, ${text.quantity(quantity)}`).join(''),
      '–',
      `${text.track} ${order}${text.startReturn} ${order}`,
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

LoggedOut.test('the button leads to the login', { globals: { shell: 'on' } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Prijavi se' }));
  await findPageHeading(canvas, 'Dobro došli');
});

/** The login has ended when the orders are requested: the login button is shown instead of an error. */
export const Expired = meta.story({
  tags: ['fault:expired-login'],
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
    const { text, number } = accountIn(globals);
    await rowOf(canvas, number);
    await inAnotherTab(globals, (session) => session.logout());
    await expect(
      await canvas.findByText(inCountry(formsMessages, globals).text.loggedOutElsewhere),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.logIn })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toHaveFocus();
  },
});

/** Below 834 px the table shows number and status; the other columns are in a row's details, here opened. */
export const OpenRow = meta.story({
  globals: phone,
  play: async ({ canvas, globals }) => {
    const { text, newest, number, articles, newTotal, settings } = accountIn(globals);
    const row = await rowOf(canvas, number);
    await expect(canvas.getAllByRole('columnheader').map((cell: HTMLElement) => cell.textContent)).toEqual([
      text.number,
      text.status,
    ]);
    const details = row.getByRole('button', { name: text.details(number) });
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: new RegExp(number) })).toBeNull();
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    for (const { Name } of articles) await expect(canvas.getByText(new RegExp(`^${Name}`))).toBeVisible();
    const time = formatDateTime(newest.createdAt, settings) ?? '';
    await expect(canvas.getByText(time)).toBeVisible();
    await expect(canvas.getByText(newTotal)).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${text.track} ${text.ofOrder(number)}` })).toBeVisible();
  },
});

/** An opened row in a window of 320 px. */
export const Narrow = OpenRow.extend({ globals: { viewport: { value: 'narrow' } } });

/** All columns in a window of 834 px. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, globals }) => {
    const row = await rowOf(canvas, accountIn(globals).number);
    await expect(row.getAllByRole('cell')).toHaveLength(5);
  },
});

/** Either tab: choose it in the controls. */
export const Playground = meta.story({
  parameters: settings(),
  args: { address: 'settings' },
  argTypes: addresses({ orders: '/account', settings: '/account?tab=postavke' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** The orders in Bosnia and Herzegovina. */
export const BA = Default.extend({ globals: { country: 'BA' } });

/** The orders in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The orders in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The orders in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
