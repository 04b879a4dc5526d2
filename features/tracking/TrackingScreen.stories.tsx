import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LOOKUP_DELAY_MS } from '#features/shared/api';
import type { Country } from '#features/shared/country';
import { fixedTexts } from '#features/shared/country';
import { orderMessages } from '#features/shared/order';
import { fixtures } from '#mocks/fixtures';
import { MARKUP, type ScenarioName } from '#mocks/scenarios';
import { designs } from '#storybook/designs';
import {
  type Canvas,
  holdDelays,
  inCountry,
  mainOf,
  watchRequests,
  withoutNetwork,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from './messages';
import { TrackingScreen } from './TrackingScreen';

/** The country's shipments: in preparation, on its way and delivered. Later ones have greater numbers. */
function shipmentsOf(country: Country) {
  const [preparing = '', inTransit = '', delivered = ''] = Object.keys(
    fixtures[country].shipments,
  ).toReversed();
  return { preparing, inTransit, delivered };
}

type Shipment = keyof ReturnType<typeof shipmentsOf>;

/** Parameters: the screen with one of the country's shipments in the address, as links of the order history have it. */
const lookingUp = (shipment: Shipment, ...scenarios: ScenarioName[]) => ({
  shop: {
    path: (country: Country) => `/track?id=${shipmentsOf(country)[shipment]}`,
    route: '/track',
    scenarios,
  },
});

const meta = preview.meta({
  title: 'Screens/Tracking',
  component: TrackingScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    design: designs('tracking-390', 'tracking-1440'),
    shop: { path: '/track' },
  },
});

export default meta;

/** The screen's texts and the country's shipments. */
function local(globals: Record<string, unknown>) {
  const { country, text, settings, shipments } = inCountry(messages, globals);
  const { order } = inCountry(orderMessages, globals).text;
  return { text: { ...text, order }, settings, shipments, ...shipmentsOf(country) };
}

const ba = local({ country: 'BA' });

/** Records the order numbers that the story looks up from now on. */
function watchLookups(): () => unknown[] {
  const requests = watchRequests('getShippmentStatus');
  return () => requests().map(({ LeadID }) => LeadID);
}

const field = (canvas: Canvas) => canvas.getByRole('textbox');
const button = (canvas: Canvas) => canvas.getByRole('button');

/** Waits for a result and returns the heading, which says its state. */
const findHeading = async (canvas: Canvas, name: string) => {
  await canvas.findByText(`${name}.`);
  return canvas.getByRole('heading', { level: 1, name });
};

/** Texts of the shipment's lines, the oldest first. */
const linesOf = (canvas: Canvas) =>
  canvas
    .queryAllByRole('listitem')
    .filter(({ parentElement }: HTMLElement) => parentElement?.matches('ul'))
    .map(({ textContent }: HTMLElement) => textContent)
    .reverse();

/** The shopper has come without a number. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = local(globals);
    await expect(await canvas.findByRole('heading', { level: 1, name: text.heading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${text.heading} | Hrast`));
    await expect(canvas.getByRole('textbox', { name: text.orderNumber })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: text.lookUp })).toBeVisible();
  },
});

Default.test('Enter looks up the number after a delay and shows its lines in order', async ({ canvas }) => {
  const { text, inTransit, shipments } = ba;
  const lookups = watchLookups();
  const endDelays = holdDelays(LOOKUP_DELAY_MS);
  await userEvent.type(field(canvas), ` # 104 267\u200B {Enter}`);
  await expect(await canvas.findByRole('button', { name: text.lookingUp })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(lookups()).toEqual([]);
  await waitFor(() => {
    endDelays();
    expect(lookups()).toEqual([inTransit]);
  });
  await expect(await findHeading(canvas, `Narudžba ${inTransit}`)).toBeVisible();
  await expect(linesOf(canvas)).toEqual(shipments[inTransit]);
  await expect(canvas.getByRole('status')).toHaveTextContent(
    /Narudžba 104267.*Paket stigao u centar u Zenici/,
  );
  await expect(field(canvas)).toHaveFocus();
});

Default.test(
  'an empty number, or one of spaces and invisible characters, starts no lookup',
  async ({ canvas }) => {
    const { inTransit } = ba;
    const lookups = watchLookups();
    await userEvent.click(button(canvas));
    await userEvent.type(field(canvas), ' # \u200B{Enter}');
    await expect(field(canvas)).toBeValid();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field(canvas), `${inTransit}{Enter}`);
    await findHeading(canvas, `Narudžba ${inTransit}`);
    await expect(lookups()).toEqual([inTransit]);
  },
);

/** A member has typed the id of his order, as the thank-you page shows it: the parcel is looked up by the order's number. */
export const OwnOrderById = meta.story({
  parameters: {
    shop: { path: '/track?id=3', route: '/track', scenarios: ['session.member'] satisfies ScenarioName[] },
  },
  play: async ({ canvas, globals }) => {
    const { text, member } = inCountry(orderMessages, globals);
    const order = member.Orders.find(({ ID }) => ID === 3);
    await expect(await findHeading(canvas, text.states.sent)).toBeVisible();
    await expect(canvas.getByText(text.order(`${order?.LeadID}`))).toBeVisible();
    await expect(field(canvas)).toHaveValue('3');
  },
});

Default.test(
  'an order that has the number comes before a newer one that has it as its id',
  {
    tags: ['thorough'],
    parameters: {
      shop: {
        path: '/track',
        scenarios: ['session.member'] satisfies ScenarioName[],
        answers: [
          {
            on: 'shopOrders.f.getAll',
            body: {
              status: 'ok',
              data: [
                { ID: 3, LeadID: 9, Status: 'new', createdAt: '2026-11-20T10:00:00Z', Articles: [] },
                { ID: 2, LeadID: 3, Status: 'new', createdAt: '2026-10-20T10:00:00Z', Articles: [] },
              ],
            },
          },
        ],
      },
    },
  },
  async ({ canvas }) => {
    const lookups = watchLookups();
    await userEvent.type(field(canvas), '3{Enter}');
    await waitFor(() => expect(lookups()).toEqual(['3']));
  },
);

/** The order number is in the address, as in the links of the order history. The parcel is on its way. */
export const FromALink = meta.story({
  parameters: lookingUp('inTransit'),
  play: async ({ canvas, globals }) => {
    const { text, inTransit, shipments } = local(globals);
    await expect(await findHeading(canvas, text.order(inTransit))).toBeVisible();
    await expect(field(canvas)).toHaveValue(inTransit);
    await expect(linesOf(canvas)).toEqual(shipments[inTransit]);
  },
});

/** The number in the address is being looked up. */
export const Loading = meta.story({
  parameters: lookingUp('inTransit', 'shipments.pending'),
  play: async ({ canvas, globals }) => {
    const { text } = local(globals);
    await expect(await canvas.findByRole('button', { name: text.lookingUp })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByText(text.lookingUp, { ignore: 'button *' })).toBeInTheDocument();
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

/** The parcel is in preparation: it has no events yet. */
export const Empty = meta.story({
  parameters: lookingUp('preparing'),
  play: async ({ canvas, globals }) => {
    const { text } = local(globals);
    await expect(await findHeading(canvas, fixedTexts.parcelPreparing)).toBeVisible();
    await expect(canvas.getByText(text.inPreparationHint)).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The courier's service cannot be reached. */
export const Failed = meta.story({
  parameters: lookingUp('inTransit', 'shipments.unreachable'),
  play: async ({ canvas, globals }) => {
    const { settings, inTransit } = local(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fixedTexts.parcelNotFound);
    await expect(canvas.getByRole('link', { name: settings.contact.phone })).toBeVisible();
    await expect(field(canvas)).toHaveValue(inTransit);
  },
});

/** A lookup without a network fails, and says why. */
export const Offline = meta.story({
  parameters: lookingUp('inTransit', 'network.offline'),
  beforeEach: withoutNetwork,
  play: async ({ canvas, globals }) => {
    const { text, settings, inTransit } = local(globals);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(fixedTexts.parcelNotFound);
    await expect(alert).toHaveTextContent(text.needsNetwork);
    await expect(within(alert).getByRole('link', { name: settings.contact.phone })).toBeVisible();
    await expect(button(mainOf(canvas))).not.toHaveAttribute('aria-busy', 'true');
    await expect(field(canvas)).toHaveValue(inTransit);
  },
});

/** Without a network, before anything is looked up: the screen says what a lookup needs. */
export const OfflineBefore = meta.story({
  parameters: { shop: { path: '/track', scenarios: ['network.offline'] } },
  beforeEach: withoutNetwork,
  play: async ({ canvas, globals }) => {
    const { text, settings } = local(globals);
    await expect(await canvas.findByText(text.needsNetwork)).toBeVisible();
    await expect(canvas.getByRole('link', { name: settings.contact.phone })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** No shipment has this number. */
export const NotFound = meta.story({
  parameters: { shop: { path: '/track?id=999999', route: '/track' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fixedTexts.parcelNotFound);
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

Default.test('repeated clicks and Enter send one request', async ({ canvas }) => {
  const { text, inTransit } = ba;
  const lookups = watchLookups();
  await userEvent.type(field(canvas), inTransit);
  const endDelays = holdDelays(LOOKUP_DELAY_MS);
  await userEvent.dblClick(button(canvas));
  await userEvent.type(field(canvas), '{Enter}{Enter}');
  await userEvent.click(button(canvas));
  await waitFor(() => {
    endDelays();
    expect(lookups()).not.toEqual([]);
  });
  await expect(await findHeading(canvas, text.order(inTransit))).toBeVisible();
  await expect(lookups()).toEqual([inTransit]);
});

/** Lines without a date, as other backends may send them. */
export const UndatedLines = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: lookingUp('inTransit', 'shipments.undated'),
  play: async ({ canvas, globals }) => {
    const { text, inTransit } = local(globals);
    await findHeading(canvas, text.order(inTransit));
    await expect(linesOf(canvas)).toEqual([
      'Paket u tranzitu',
      'Paket u tranzitu',
      expect.stringMatching(/^Oznaka pošiljke: /),
    ]);
  },
});

/** A line with HTML shows it as text. */
export const HtmlAsText = meta.story({
  parameters: lookingUp('inTransit', 'markup'),
  play: async ({ canvas, globals }) => {
    const { text, inTransit } = local(globals);
    await findHeading(canvas, text.order(inTransit));
    await expect(linesOf(canvas)).toEqual([MARKUP]);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

/** A parcel on its way in Bosnia and Herzegovina. */
export const BA = FromALink.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** A parcel on its way in Serbia. */
export const RS = FromALink.extend({ globals: { country: 'RS' } });

/** A parcel on its way in Croatia. */
export const HR = FromALink.extend({ globals: { country: 'HR' } });

/** A parcel on its way in Montenegro. */
export const ME = FromALink.extend({ globals: { country: 'ME' } });
