import { expect, waitFor, within } from 'storybook/test';
import { contentMessages } from '#features/shared/content';
import { findPageHeading, inCountry, type PlayContext } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { InformationScreen } from './InformationScreen';
import { messages } from './messages';
import type { InformationPage } from './pages';

const meta = preview.meta({
  title: 'Screens/Information',
  component: InformationScreen,
  tags: ['!autodocs'],
  args: { page: 'refund' as const },
  parameters: { layout: 'fullscreen', shop: { path: '/politika-povrata' } },
});

export default meta;

/** The table of contents, unfolded. */
async function findContents({ canvas, globals }: PlayContext) {
  const { contents } = inCountry(contentMessages, globals).text;
  (await canvas.findByText(contents)).closest('summary')?.click();
  return within(await canvas.findByRole('navigation', { name: contents }));
}

/** Asserts the page's title, and contents that list every heading of a longer text. */
async function expectPage({ canvas, globals, args }: PlayContext & { args: { page: InformationPage } }) {
  const { text } = inCountry(messages, globals);
  const { title, lead, description = lead } = text.pages[args.page];
  await findPageHeading(canvas, title);
  await waitFor(() => expect(document.title).toBe(`${title} | Hrast`));
  await expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', description);
  await canvas.findByRole('heading', { name: text.helpHeading });
  const headings = canvas
    .getAllByRole('heading', { level: 2 })
    .map((heading: HTMLElement) => heading.textContent);
  // The story of the shop is too short for contents.
  if (args.page === 'our-story') return;
  const contents = await findContents({ canvas, globals });
  const sections = contents.getAllByRole('link').map((link: HTMLElement) => link.textContent);
  await expect(headings).toEqual([...sections, text.helpHeading]);
}

/** The refund policy: the guarantee, the way back, and when the money comes. */
export const Default = meta.story({ play: expectPage });

Default.test('says what the guarantee promises', async ({ canvas }) => {
  await expect(await canvas.findByText(/važi 90 dana od dana dostave\. .*osim odjeće/)).toBeVisible();
  await expect(canvas.getByText(/Ta naknada je 20% iznosa/)).toBeVisible();
  await expect(canvas.getByText(/radnim danom od 9:00 do 18:00/)).toBeVisible();
  await expect(canvas.getByText(/od 5 do 10 radnih dana/)).toBeVisible();
  await expect(canvas.getByText(/u roku od 7 dana\./)).toBeVisible();
  await expect(canvas.getByText(/15 dana od prijema paketa/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Odustanak od ugovora' })).toHaveAttribute(
    'href',
    '/odustajanje',
  );
  for (const phone of canvas.getAllByRole('link', { name: '+387 33 000 000' })) {
    await expect(phone).toHaveAttribute('href', 'tel:+38733000000');
  }
});

Default.test('an entry of the contents moves to its section', async ({ canvas, globals, userEvent }) => {
  const contents = await findContents({ canvas, globals });
  await userEvent.click(contents.getByRole('link', { name: 'Odustanak od kupovine' }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Odustanak od kupovine' })).toHaveFocus());
});

Default.test(
  'on a phone, the contents fold',
  { tags: ['thorough'], globals: { viewport: { value: 'phone' } } },
  async ({ canvas, userEvent }) => {
    const [link] = within(canvas.getByRole('navigation', { name: 'Na ovoj stranici' })).getAllByRole('link');
    // The play has unfolded them.
    await expect(link).toBeVisible();
    await userEvent.click(canvas.getByText('Na ovoj stranici'));
    await expect(link).not.toBeVisible();
  },
);

/** Why the shop has its name, under a drawing of an oak. */
export const OurStory = meta.story({ args: { page: 'our-story' }, play: expectPage });

OurStory.test('leads to the quiz', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'kviz' })).toHaveAttribute('href', '/quiz');
});

/** Who runs the shop, and what it does not do. */
export const About = meta.story({ args: { page: 'about' }, play: expectPage });

About.test('names no company until the owner has filled it in', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Najbrže ćete nas dobiti na/)).toBeVisible();
  await expect(canvas.queryByText(/\[/)).not.toBeInTheDocument();
});

/** From the order to the door: the call, the delivery and its price. */
export const Shipping = meta.story({ args: { page: 'shipping' }, play: expectPage });

Shipping.test('says when the call and the package come', async ({ canvas }) => {
  await expect(
    await canvas.findByText(/u roku od 30 do 60 minuta u radno vrijeme zove naš tim/),
  ).toBeVisible();
  await expect(canvas.getByText(/zatim traje 24 do 48 sati/)).toBeVisible();
  await expect(canvas.getByText(/SMS-om i porukom na Viber/)).toBeVisible();
});

/** The rules of buying, with the price of the club in the country. */
export const Terms = meta.story({ args: { page: 'terms' }, play: expectPage });

Terms.test('states price and terms of the club', async ({ canvas }) => {
  await expect(await canvas.findByText('Cijena je 199,00 KM za jednu godinu.')).toBeVisible();
  await expect(canvas.getByText(/imaju 25% popusta i besplatnu dostavu/)).toBeVisible();
  await expect(canvas.getByText(/^Obnavlja se automatski/)).toBeVisible();
});

/** What the shop knows of its visitors, and for how long. */
export const Privacy = meta.story({ args: { page: 'privacy' }, play: expectPage });

Privacy.test('states its periods and the minimum age', async ({ canvas }) => {
  await expect(await canvas.findByText(/Odgovaramo u roku od 30 dana/)).toBeVisible();
  await expect(canvas.getByText(/mlađima od 13 godina/)).toBeVisible();
});

/** How far the shop keeps the rules of accessibility, what nobody has checked yet, and whom to tell about a barrier. */
export const Accessibility = meta.story({ args: { page: 'accessibility' }, play: expectPage });

Accessibility.test('names standard, contact and date', async ({ canvas }) => {
  await expect(await canvas.findByText(/WCAG 2\.2, nivo AA/)).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: 'podrska@hrast.example.ba' })).toHaveLength(2);
  await expect(canvas.getByText(/Datum izjave: \[datum izjave\]/)).toBeVisible();
});

/** Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

RS.test('has the terms of Serbia', async ({ canvas }) => {
  await expect(await canvas.findByText(/14 dana od prijema paketa/)).toBeVisible();
  await expect(canvas.getByText(/ukupan iznos porudžbine umanjen/)).toBeVisible();
});

RS.test('states the price of the club in dinars', { args: { page: 'terms' } }, async ({ canvas }) => {
  await expect(await canvas.findByText('Cena je 11.950,00 RSD za jednu godinu.')).toBeVisible();
});

/** Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

HR.test('has the terms of Croatia', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Jamstvo zadovoljstva vrijedi 90 dana/)).toBeVisible();
  await expect(canvas.getByText(/14 dana od primitka paketa/)).toBeVisible();
});

/** Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });

ME.test('has the terms of Montenegro', { args: { page: 'terms' } }, async ({ canvas }) => {
  await expect(await canvas.findByText(/U Crnoj Gori prodavnicu vodi \[naziv firme\]/)).toBeVisible();
  await expect(canvas.getByText('Cijena je 100,00 € za jednu godinu.')).toBeVisible();
});
