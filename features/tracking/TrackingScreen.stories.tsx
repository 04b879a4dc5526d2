import { Link } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fixtures } from '#mocks/fixtures';
import { MARKUP } from '#mocks/scenarios';
import { Browser } from '#storybook/Browser';
import { type Canvas, expectNoHorizontalScroll, watchRequests } from '#storybook/plays';
import preview from '#storybook/preview';
import { TrackingScreen } from './TrackingScreen';

const at = (path: string) => ({ path, route: '/track' });
const inTransit = '104267';
const delivered = '103580';

const meta = preview.meta({
  title: 'Screens/Tracking',
  component: TrackingScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: at('/track') },
});

export default meta;

/** Records the order numbers that the story looks up from now on. */
function watchLookups(): () => unknown[] {
  const requests = watchRequests('getShippmentStatus');
  return () => requests().map(({ LeadID }) => LeadID);
}

const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Broj narudžbe' });
const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Pronađi pošiljku' });

const findHeading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });

/** Texts of the shipment's lines. */
const linesOf = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').map((item: HTMLElement) => item.textContent);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Praćenje pošiljke' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Praćenje pošiljke | Hrast'));
    await expect(field(canvas)).toHaveValue('');
    await expect(button(canvas)).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

Default.test(
  'Enter looks up the number after one second and shows its lines in order',
  async ({ canvas }) => {
    const lookups = watchLookups();
    const start = performance.now();
    await userEvent.type(field(canvas), ` ${inTransit} {Enter}`);
    await expect(await canvas.findByRole('button', { name: 'Tražim pošiljku' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(lookups()).toEqual([]);
    await waitFor(() => expect(lookups()).toEqual([inTransit]));
    await expect(performance.now() - start).toBeGreaterThanOrEqual(1000);
    await expect(await findHeading(canvas, `Narudžba ${inTransit}`)).toBeVisible();
    await expect(linesOf(canvas)).toEqual(fixtures.BA.shipments[inTransit]);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Narudžba 104267.*Paket stigao u centar u Zenici/,
    );
    await expect(field(canvas)).toHaveFocus();
  },
);

Default.test('an empty number or only spaces start no lookup', async ({ canvas }) => {
  const lookups = watchLookups();
  await userEvent.click(button(canvas));
  await userEvent.type(field(canvas), '   {Enter}');
  await pause(1200);
  await expect(lookups()).toEqual([]);
  await expect(field(canvas)).toBeValid();
  await expect(button(canvas)).toBeVisible();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

/** A number in the address, as in the links of the order history, starts the lookup. */
export const FromALink = meta.story({
  parameters: { shop: at(`/track?id=${inTransit}`) },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue(inTransit);
    await expect(await findHeading(canvas, `Narudžba ${inTransit}`)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

FromALink.test('the same number can be looked up again', async ({ canvas }) => {
  const lookups = watchLookups();
  await userEvent.click(button(canvas));
  await expect(await canvas.findByRole('button', { name: 'Tražim pošiljku' })).toHaveFocus();
  await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  await expect(await findHeading(canvas, `Narudžba ${inTransit}`)).toBeVisible();
  await expect(lookups()).toEqual([inTransit]);
});

FromALink.test('submitting an empty field keeps the result', async ({ canvas }) => {
  await userEvent.clear(field(canvas));
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
});

export const Loading = meta.story({
  parameters: { shop: { ...at(`/track?id=${inTransit}`), scenarios: ['shipments.pending'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tražim pošiljku', { ignore: 'button *' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Tražim pošiljku' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

/** The parcel has no events yet. */
export const Empty = meta.story({
  parameters: { shop: at('/track?id=104512') },
  play: async ({ canvas }) => {
    await expect(await findHeading(canvas, 'Paket u pripremi za slanje')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/javljamo vam SMS-om i na Viber/);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { shop: { ...at(`/track?id=${inTransit}`), scenarios: ['shipments.unreachable'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Paket nije pronađen');
    await expect(canvas.getByRole('link', { name: '+387 33 000 000' })).toHaveAttribute(
      'href',
      'tel:+38733000000',
    );
    await expect(field(canvas)).toHaveValue(inTransit);
  },
});

export const NotFound = meta.story({
  parameters: { shop: at('/track?id=999999') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Paket nije pronađen');
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

NotFound.test('another number clears the error', async ({ canvas }) => {
  await userEvent.clear(field(canvas));
  await userEvent.type(field(canvas), `${delivered}{Enter}`);
  await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  await expect(await findHeading(canvas, `Narudžba ${delivered}`)).toBeVisible();
});

/** Repeated clicks send one request. */
export const Slow = meta.story({
  parameters: { shop: { ...at('/track'), scenarios: ['shipments.slow'] } },
  play: async ({ canvas }) => {
    const lookups = watchLookups();
    await userEvent.type(field(canvas), inTransit);
    const lookUp = button(canvas);
    const { width } = lookUp.getBoundingClientRect();
    await userEvent.dblClick(lookUp);
    await userEvent.type(field(canvas), '{Enter}{Enter}');
    await expect(lookUp).toHaveAccessibleName('Tražim pošiljku');
    await expect(lookUp.getBoundingClientRect().width).toBe(width);
    await waitFor(() => expect(lookups()).toHaveLength(1));
    await userEvent.click(lookUp);
    await expect(await findHeading(canvas, `Narudžba ${inTransit}`)).toBeVisible();
    await expect(lookups()).toEqual([inTransit]);
  },
});

/** A late answer for the first number does not replace the answer for the second. */
export const LateAnswer = meta.story({
  parameters: { shop: { ...at('/track'), scenarios: ['shipments.slowOnce'] } },
  play: async ({ canvas }) => {
    const lookups = watchLookups();
    await userEvent.type(field(canvas), `${inTransit}{Enter}`);
    await waitFor(() => expect(lookups()).toEqual([inTransit]));
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), `${delivered}{Enter}`);
    await expect(await findHeading(canvas, `Narudžba ${delivered}`)).toBeVisible();
    await pause(1000);
    await expect(lookups()).toEqual([inTransit, delivered]);
    await expect(linesOf(canvas)).toEqual(fixtures.BA.shipments[delivered]);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(`Narudžba ${delivered}`);
  },
});

/** The number is in the address. A new lookup replaces the history entry. */
export const InTheAddress = meta.story({
  render: () => (
    <Browser>
      <Link to={`/track?id=${delivered}`}>Druga pošiljka</Link>
      <TrackingScreen />
    </Browser>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), `${inTransit}{Enter}`);
    await expect(await canvas.findByText(`/track?id=${inTransit}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Natrag' }));
    await expect(await findHeading(canvas, `Narudžba ${inTransit}`)).toBeVisible();
    await expect(canvas.getByText(`/track?id=${inTransit}`)).toBeVisible();
  },
});

InTheAddress.test('another address fills the field and starts the lookup', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Druga pošiljka' }));
  await waitFor(() => expect(field(canvas)).toHaveValue(delivered));
  await expect(await findHeading(canvas, `Narudžba ${delivered}`)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Natrag' }));
  await waitFor(() => expect(field(canvas)).toHaveValue(inTransit));
  await expect(await findHeading(canvas, `Narudžba ${inTransit}`)).toBeVisible();
});

/** Lines without a date, as other backends may send them. */
export const UndatedLines = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { shop: { ...at(`/track?id=${inTransit}`), scenarios: ['shipments.undated'] } },
  play: async ({ canvas }) => {
    await findHeading(canvas, `Narudžba ${inTransit}`);
    await expect(linesOf(canvas)).toEqual([
      'Paket u tranzitu',
      'Paket u tranzitu',
      expect.stringMatching(/^Oznaka pošiljke: /),
    ]);
    await expectNoHorizontalScroll();
  },
});

/** Markup in a line is shown as text. */
export const Markup = meta.story({
  parameters: { shop: { ...at(`/track?id=${inTransit}`), scenarios: ['markup'] } },
  play: async ({ canvas }) => {
    await findHeading(canvas, `Narudžba ${inTransit}`);
    await expect(linesOf(canvas)).toEqual([MARKUP]);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

export const HostileNumber = meta.story({
  parameters: { shop: at(`/track?id=${encodeURIComponent('<img src=x onerror=alert(1)>')}`) },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('<img src=x onerror=alert(1)>');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Paket nije pronađen');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { shop: at(`/track?id=${inTransit}`) },
  play: FromALink.input.play,
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { shop: at(`/track?id=${delivered}`) },
  play: async ({ canvas }) => {
    await expect(await findHeading(canvas, `Narudžba ${delivered}`)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  parameters: { shop: at('/track?id=104512') },
  play: async ({ canvas }) => {
    await expect(await findHeading(canvas, 'Paket u pripremi za slanje')).toBeVisible();
    await expect(canvas.getByText(/od ponedjeljka do petka/)).toBeVisible();
    await expect(canvas.getByText(/u historiji narudžbi/)).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  parameters: { shop: at('/track?id=204655') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Broj porudžbine' })).toHaveValue('204655');
    await expect(await findHeading(canvas, 'Porudžbina 204655')).toBeVisible();
    await expect(canvas.getByText(/Paket je spakovan u Beogradu/)).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  parameters: { shop: at('/track?id=0') },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/^Paket nije pronađen.*internetsku vezu pa pokušajte ponovno/);
    await expect(canvas.getByRole('link', { name: '+385 1 000 0000' })).toBeVisible();
    await expect(canvas.getByText(/u povijesti narudžbi/)).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  parameters: { shop: at('/track?id=404051') },
  play: async ({ canvas }) => {
    await expect(await findHeading(canvas, 'Narudžba 404051')).toBeVisible();
    await expect(canvas.getByText(/Pošiljka je spremljena u Podgorici/)).toBeVisible();
    await expect(canvas.getByText(/u istoriji narudžbi/)).toBeVisible();
  },
});
