import { expect, screen, userEvent, within } from 'storybook/test';
import { cartMessages, useAddToCart, useCartPanel } from '#features/shared/cart';
import { defineMessages, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { fixtures } from '#mocks/fixtures';
import type { ScenarioName } from '#mocks/scenarios';
import { offerId, slug } from '#mocks/testing';
import {
  type Canvas,
  findPageHeading,
  inCountry,
  type PlayContext,
  waitForDialogToClose,
} from '#storybook/shop/plays';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { IconButton } from '#ui/IconButton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { CartPanel } from './CartPanel';
import { messages } from './messages';

const ALPHA_POTENT = 1;
export const LIBIDO = 2;
export const PROSTA_VITAL = 3;

/** Two of Alpha Potent, one Libido. */
export const two = [
  { ID: ALPHA_POTENT, quantity: 2 },
  { ID: LIBIDO, quantity: 1 },
];

const path = routes.offer.href(slug('alpha-potent'));

/** Shop parameters: the panel is open beside the page of Alpha Potent. */
export const openPanel = (cart = two, ...scenarios: ScenarioName[]) => ({
  shop: { path, route: '/*', overlay: 'cart' as const, cart, scenarios },
});

/** Shop parameters: the page of Alpha Potent; the panel is closed. */
export const closedPanel = (cart = two) => ({ shop: { path, route: '/*', cart } });

const pageMessages = defineMessages({
  BA: { add: 'Dodajte u korpu' },
  RS: { add: 'Dodajte u korpu' },
  HR: { add: 'Dodajte u košaricu' },
  ME: { add: 'Dodajte u korpu' },
});

/** The page of Alpha Potent, beside which the panel opens. */
export function Page() {
  const text = useMessages(messages);
  const { add } = useMessages(pageMessages);
  const { Name, Heading: heading, Description } = fixtures[useCountry().code].offers['alpha-potent'];
  const { open } = useCartPanel();
  const addToCart = useAddToCart();
  return (
    <Container>
      <Stack gap="5" paddingBlock="8" align="start">
        <IconButton icon="bag" label={text.cart} tone="outlined" onClick={open} />
        <Heading level={1}>{Name}</Heading>
        <Text size="lead" tone="muted">
          {heading}
        </Text>
        {Description.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <Button onClick={(click) => addToCart(click, offerId(String(ALPHA_POTENT)))}>{add}</Button>
      </Stack>
      <CartPanel />
    </Container>
  );
}

/** The panel in the country of the toolbar: its texts, its offers and amounts, and what shoppers do in it. */
export function inCart({ canvas, globals }: PlayContext) {
  const country = inCountry(messages, globals);
  const { text, offers } = country;
  const findPanel = async () => within(await screen.findByRole('dialog', { name: text.cart }));
  const press = async (name: string | RegExp) => userEvent.click(await canvas.findByRole('button', { name }));
  return {
    ...country,
    totals: cartMessages[country.country],
    alpha: offers['alpha-potent'],
    libido: offers.libido,
    prostaVital: offers['prosta-vital'],
    findPanel,
    /** Opens the panel by the page's cart button, or by the header's, which also counts the pieces. */
    async open() {
      await press(new RegExp(`^${text.cart}`));
      return findPanel();
    },
    /** Adds Alpha Potent, which opens the panel. */
    async add() {
      await press(pageMessages[country.country].add);
      return findPanel();
    },
  };
}

/** The lines of the cart, above the sums of a day, which are a list too. */
export const linesOf = (panel: Canvas): HTMLElement[] => within(linesIn(panel)).getAllByRole('listitem');

/** The list of the cart's lines. */
export function linesIn(panel: Canvas): HTMLElement {
  const [lines] = panel.getAllByRole('list');
  if (!lines) throw new Error('The panel has no lines.');
  return lines;
}

/** Waits for a row of the totals: its label, such as `Ukupno`, and its amount. */
export const sum = async (panel: Canvas, label: string) => (await panel.findByText(label)).closest('p');

/** The texts that were announced last. */
export const announcements = () =>
  screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent);

/** Another page is open and its heading has the focus, which the closed panel does not take back. */
export async function expectPage(canvas: Canvas, name: string) {
  const heading = await findPageHeading(canvas, name);
  await waitForDialogToClose();
  await expect(heading).toHaveFocus();
}
