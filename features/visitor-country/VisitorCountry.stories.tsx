import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import { type Country, hasChosenCountry, keepCountry } from '#features/shared/country';
import { noteInput } from '#features/shared/platform';
import type { ScenarioName } from '#mocks/scenarios';
import { aboveOffer, PageBeneath } from '#storybook/PageBeneath';
import { countryOfNextPage, inCountry, type PlayContext } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from './messages';
import { useVisitorCountry } from './useVisitorCountry';
import { VisitorCountry } from './VisitorCountry';

/** Tells the outcome of the geolocation, which the line does not always show. */
function Located() {
  const { data, isError } = useVisitorCountry({ isNeeded: true });
  return (
    <span hidden data-testid="located">
      {data ?? (isError && 'failed')}
    </span>
  );
}

/** Renders the line above a page, and beside them the outcome of the geolocation. */
const renderLocated = () => (
  <>
    <VisitorCountry />
    <PageBeneath />
    <Located />
  </>
);

const at = (...scenarios: ScenarioName[]) => ({ shop: { ...aboveOffer, scenarios } });

const meta = preview.meta({
  title: 'Shell/Visitor country',
  component: VisitorCountry,
  render: () => (
    <>
      <VisitorCountry />
      <PageBeneath />
    </>
  ),
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at('geo.abroad') },
});

export default meta;

/** The country of the visitor in the scenario, and the line about it. */
function inLine({ canvas, globals }: PlayContext) {
  const { text, country } = inCountry(messages, globals);
  const visitor: Country = country === 'RS' ? 'HR' : 'RS';
  return {
    visitor,
    findLine: () => canvas.findByRole('region', { name: text.label }),
    queryLine: () => canvas.queryByRole('region', { name: text.label }),
    question: text.question(visitor),
    link: () => canvas.getByRole('link', { name: text.shop(visitor) }),
    stay: () => canvas.getByRole('button', { name: text.stay }),
  };
}

/** The visitor is in another of the four countries: a line over the top of the page offers that shop. */
export const Default = meta.story({
  play: async (context) => {
    const { visitor, findLine, question, link, stay } = inLine(context);
    await expect(await findLine()).toHaveTextContent(question);
    await expect(link()).toHaveAttribute('href', `?country=${visitor}#/offers/alpha-potent`);
    await expect(stay()).toBeVisible();
  },
});

Default.test('staying closes the line and is kept', async ({ canvas, userEvent, globals }) => {
  const { queryLine, stay } = inLine({ canvas, globals });
  const heading = canvas.getByRole('heading', { level: 1 });
  await userEvent.click(stay());
  await expect(queryLine()).toBeNull();
  await expect(heading).toHaveFocus();
  await expect(hasChosenCountry()).toBe(true);
});

Default.test('the choice of the other shop is kept', async ({ canvas, userEvent, globals }) => {
  await userEvent.click(inLine({ canvas, globals }).link());
  await expect(countryOfNextPage()).toBe('RS');
});

Default.test('what is typed would be lost there, so that the line closes', async ({ canvas, globals }) => {
  noteInput({ target: document.createElement('textarea') });
  await waitFor(() => expect(inLine({ canvas, globals }).queryLine()).toBeNull());
});

Default.test(
  'a new tab with the other shop is no choice for this one',
  async ({ canvas, userEvent, globals }) => {
    const { link, queryLine } = inLine({ canvas, globals });
    link().addEventListener('click', (event: Event) => event.preventDefault());
    await userEvent.keyboard('{Control>}');
    await userEvent.click(link());
    await userEvent.keyboard('{/Control}');
    await expect(hasChosenCountry()).toBe(false);
    await expect(queryLine()).toBeVisible();
  },
);

/** Waits for the outcome of the geolocation, after which there is no line. */
async function expectNoLine(context: PlayContext, located: string) {
  const { canvas } = context;
  await waitFor(() => expect(canvas.getByTestId('located')).toHaveTextContent(located));
  await expect(inLine(context).queryLine()).toBeNull();
}

/** The visitor is in the country of the shop: no line. */
export const SameCountry = meta.story({
  render: renderLocated,
  parameters: at(),
  play: async (context) => expectNoLine(context, inCountry(messages, context.globals).country),
});

/** The visitor is in none of the four countries: no line. */
export const Elsewhere = meta.story({
  render: renderLocated,
  parameters: at('geo.elsewhere'),
  play: async (context) => expectNoLine(context, 'AT'),
});

/** Nobody knows where the visitor is: no line, and no message. */
export const Unknown = meta.story({
  render: renderLocated,
  parameters: at('geo.fails'),
  play: async (context) => expectNoLine(context, 'failed'),
});

/** Something is in the cart, whose prices would change: no line. */
export const WithCart = meta.story({
  render: renderLocated,
  parameters: { shop: { ...at('geo.abroad').shop, cart: [{ ID: 1, quantity: 1 }] } },
  play: async (context) => expectNoLine(context, inLine(context).visitor),
});

/** An earlier choice is kept: no line, and the visitor is not located again. */
export const Chosen = meta.story({
  beforeEach: () => {
    keepCountry('ME');
    spyOn(globalThis, 'fetch');
  },
  play: async (context) => {
    const { calls } = mocked(globalThis.fetch).mock;
    const addresses = () => calls.map(([address]) => String(address));
    // The login check comes as the page opens, as the geolocation would.
    await waitFor(() => expect(addresses()).toContainEqual(expect.stringMatching(/_rpc$/)));
    await expect(addresses()).not.toContainEqual(expect.stringMatching(/geo$/));
    await expect(inLine(context).queryLine()).toBeNull();
  },
});

/** The line in the shop of Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The line in the shop of Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The line in the shop of Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The line in the shop of Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
