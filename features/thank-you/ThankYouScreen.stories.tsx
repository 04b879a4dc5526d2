import { expect, spyOn, waitFor } from 'storybook/test';
import { routes } from '#features/shared/navigation';
import { pageMessages } from '#features/shared/page';
import { MARKUP, type ScenarioName } from '#mocks/scenarios';
import { orderId } from '#mocks/testing';
import { addresses } from '#storybook/addresses';
import { inAppBrowser } from '#storybook/inAppBrowser';
import { type Canvas, expectNoHorizontalScroll, findPageHeading, inCountry } from '#storybook/plays';
import preview from '#storybook/preview';
import { messages } from './messages';
import { ThankYouScreen } from './ThankYouScreen';

/** Longer than a line on a phone. */
const LONG_ID = '9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d'.repeat(3);

const at = (path: string, ...scenarios: ScenarioName[]) => ({
  path,
  route: '/checkout/:id',
  scenarios: ['session.member', ...scenarios] satisfies ScenarioName[],
});

const meta = preview.meta({
  title: 'Screens/Thank you',
  component: ThankYouScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: at('/checkout/4') },
});

export default meta;

/** The screen's link to tracking. The footer, where it is shown, has another after it. */
function trackLink(canvas: Canvas, name: string) {
  const [link] = canvas.getAllByRole('link', { name });
  if (!link) throw new Error(`No link is called ${name}.`);
  return link;
}

/** The confirmation of an order with its id, the next steps, and links to its parcel, the account and the shop. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, member } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    await waitFor(() => expect(document.title).toBe(`${text.heading} | Hrast`));
    await expect(canvas.getByText(text.orderId)).toBeVisible();
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^4$/);
    await expect(canvas.getByRole('heading', { level: 2, name: text.next })).toBeVisible();
    await expect(canvas.getByText(text.dispatchText)).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.toAccount })).toHaveAttribute('href', '/account');
    await expect(canvas.getByRole('link', { name: text.toShop })).toHaveAttribute('href', '/most-popular');
    const order = member.Orders.find(({ ID }) => ID === 4);
    await waitFor(() =>
      expect(trackLink(canvas, text.track)).toHaveAttribute('href', `/track?id=${order?.LeadID}`),
    );
  },
});

Default.test('can be printed', async ({ canvas, userEvent }) => {
  const print = spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(canvas.getByRole('button', { name: 'Odštampaj' }));
  await expect(print).toHaveBeenCalledOnce();
});

Default.test(
  'leads to the parcel of this order',
  { globals: { shell: 'on' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(trackLink(canvas, 'Prati pošiljku'));
    await findPageHeading(canvas, 'Praćenje pošiljke');
    await expect(canvas.getByLabelText('Broj narudžbe')).toHaveValue('104512');
  },
);

/** The browser of an app, which cannot print: the text is copied instead. */
export const InAnApp = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: inAppBrowser,
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    const { copy } = inCountry(pageMessages, globals).text;
    await expect(canvas.getByRole('button', { name: copy })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text.print })).toBeNull();
  },
});

InAnApp.test(
  'copies the confirmation, and selects it where that is denied',
  async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiraj tekst' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Tekst je kopiran.');
    await expect(write).toHaveBeenCalledWith(
      expect.stringMatching(/^Hvala na narudžbi\..*\n\nOznaka narudžbe: 4\n\nPoziv: /),
    );

    write.mockRejectedValueOnce(new Error('The browser denies access to the clipboard.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiraj tekst' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Tekst je označen/);
    const selected = getSelection()?.toString();
    await expect(selected).toContain('Oznaka narudžbe');
    await expect(selected).not.toContain('Kopiraj tekst');
  },
);

/** The shopper's orders are on their way: the page waits for nothing, and the link leads to the form of tracking. */
export const Loading = meta.story({
  parameters: { shop: at('/checkout/4', 'account.pending') },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findPageHeading(canvas, text.heading);
    await expect(trackLink(canvas, text.track)).toHaveAttribute('href', '/track');
  },
});

/** The shopper's orders could not be loaded. Nothing is missing: the link leads to the form of tracking. */
export const Failed = Loading.extend({ parameters: { shop: at('/checkout/4', 'account.fails') } });

/** The shopper's orders do not have this one yet. */
export const NotFound = Loading.extend({ parameters: { shop: at('/checkout/4', 'account.empty') } });

/** A dash in place of a missing id. */
export const WithoutId = meta.story({
  parameters: { shop: at('/checkout/undefined') },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^–$/);
    await expect(canvas.getByRole('link', { name: text.toAccount })).toBeVisible();
  },
});

/** A dash in place of an id that is only a space. */
export const BlankId = meta.story({
  parameters: { shop: at('/checkout/%20') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^–$/);
  },
});

/** HTML in the address, shown as text: it does not run. */
export const HtmlAsId = meta.story({
  tags: ['fault:markup'],
  parameters: { shop: at(`/checkout/${encodeURIComponent(MARKUP)}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(MARKUP);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

/** An id with spaces and punctuation: order ids may be any text. */
export const OtherId = meta.story({
  parameters: { shop: at(routes.thankYou.href(orderId('BA/2026.11 #104.513:2'))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^BA\/2026\.11 #104\.513:2$/);
  },
});

/** An id that is longer than a line, at the smallest width: it wraps. */
export const LongId = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { shop: at(`/checkout/${LONG_ID}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(LONG_ID);
    await expectNoHorizontalScroll();
  },
});

/** The confirmation on a phone. */
export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } });

/** Any order of the member, or one that is not theirs: choose it in the controls. */
export const Playground = meta.story({
  args: { address: 'order 3' },
  argTypes: addresses(Object.fromEntries([1, 2, 3, 4, 99].map((id) => [`order ${id}`, `/checkout/${id}`]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** The confirmation in Bosnia and Herzegovina. */
export const BA = Default.extend({ globals: { country: 'BA' } });

/** The confirmation in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The confirmation in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The confirmation in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
