import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { brand } from '#features/shared/country';
import { offerMessages } from '#features/shared/offer';
import { aboveOffer, PageBeneath } from '#storybook/PageBeneath';
import { type Canvas, inCountry, type PlayContext } from '#storybook/shop/plays';
import { Header, type HeaderProps } from './Header';
import { messages } from './messages';

/** The header above the page of Alpha Potent. */
export function Page({ search }: HeaderProps) {
  return (
    <>
      <Header search={search} />
      <PageBeneath />
    </>
  );
}

/** Starts on the page of Alpha Potent. */
export const shop = aboveOffer;

/** Globals for a window in which the header has all its links. */
export const desktop = { viewport: { value: 'desktop' } };

/** What unfolds a category in the mobile menu. */
export const tile = (menu: Canvas, group: string) => menu.getByText(group, { selector: 'summary *' });

/** Globals for a phone. */
export const phone = { viewport: { value: 'phone' } };

/** The texts and data of the chosen country, with queries and steps that use them. */
export function inHeader({ canvas, globals }: PlayContext) {
  const chosen = inCountry(messages, globals);
  const { text, country } = chosen;
  const groups = offerMessages[country].groups;

  /** The button that opens and closes the sheet with the categories. */
  const shopButton = () => canvas.getByRole('button', { name: text.shop });

  /** Queries bound to the sheet with the categories. Fails while it is closed. */
  const sheet = () => {
    const element = document.getElementById(shopButton().getAttribute('aria-controls') ?? '');
    if (!element) throw new Error('The shop button controls nothing.');
    return within(element);
  };

  /** Waits until the sheet shows all categories, and returns queries bound to it. */
  const findSheet = async () => {
    await waitFor(() =>
      expect(sheet().getByRole('link', { name: new RegExp(`^${groups.digestion}`) })).toBeVisible(),
    );
    return sheet();
  };

  return {
    ...chosen,
    groups,
    shopButton,
    findSheet,
    logo: () => canvas.getByRole('link', { name: `${brand.name} ${text.home}` }),
    /** Opens the sheet by keyboard. */
    openSheet: async () => {
      shopButton().focus();
      await userEvent.keyboard('{Enter}');
      return findSheet();
    },
    /** Opens the mobile menu and returns queries bound to it. */
    openMenu: async () => {
      await userEvent.click(await canvas.findByRole('button', { name: text.menu }));
      return within(await screen.findByRole('dialog', { name: text.menu }));
    },
  };
}
