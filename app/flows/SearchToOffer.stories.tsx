import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { searchMessages } from '#features/search';
import { findPageHeading, inCountry, type PlayContext, waitForDialogToClose } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { Shop } from './Shop';

const meta = preview.meta({
  title: 'Flows/Search to offer',
  component: Shop,
  tags: ['!autodocs', 'thorough'],
  args: { start: '/most-popular' },
  parameters: { layout: 'fullscreen', shop: {} },
});

export default meta;

/** The texts of the search and the names of this flow's offers. */
function inFlow({ globals }: Pick<PlayContext, 'globals'>) {
  const { text, offers } = inCountry(searchMessages, globals);
  return {
    text,
    alpha: offers['alpha-potent'].Name,
    vital: offers['prosta-vital'].Name,
    ease: offers['joint-ease'].Name,
    findSearch: async () => within(await screen.findByRole('dialog', { name: text.search })),
  };
}

/** The search, opened over the listing. */
export const OpenTheSearch = meta.story({
  play: async (context) => {
    const { canvas } = context;
    const { text, alpha, findSearch } = inFlow(context);
    await canvas.findByRole('link', { name: alpha });
    await userEvent.click(canvas.getByRole('button', { name: text.search }));
    await expect((await findSearch()).getByRole('searchbox')).toHaveFocus();
  },
});

/** A part of a name finds one offer. */
export const TypeAName = meta.story({
  play: async (context) => {
    await OpenTheSearch.play(context);
    const { text, vital, findSearch } = inFlow(context);
    await userEvent.keyboard('vital');
    const search = await findSearch();
    await expect(await search.findByRole('link', { name: vital })).toBeVisible();
    await expect(search.getByText(text.count(1))).toBeVisible();
  },
});

/** The page of the found offer, whose heading has the focus. */
export const ChooseTheOffer = meta.story({
  play: async (context) => {
    await TypeAName.play(context);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const heading = await findPageHeading(context.canvas, inFlow(context).vital);
    await waitFor(() => expect(heading).toHaveFocus());
    await waitForDialogToClose();
    await expect(heading).toHaveFocus();
  },
});

/** The page of a second offer. The search begins empty again. */
export const SearchAgain = meta.story({
  play: async (context) => {
    await ChooseTheOffer.play(context);
    const { text, ease, findSearch } = inFlow(context);
    await userEvent.click(context.canvas.getByRole('button', { name: text.search }));
    await expect((await findSearch()).getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('joint{Enter}');
    const heading = await findPageHeading(context.canvas, ease);
    await waitFor(() => expect(heading).toHaveFocus());
    await waitForDialogToClose();
  },
});
