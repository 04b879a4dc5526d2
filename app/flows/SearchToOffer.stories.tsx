import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForDialogToClose } from '#storybook/plays';
import preview from '#storybook/preview';
import { Shop } from './Shop';

const meta = preview.meta({
  title: 'Flows/Search to offer',
  component: Shop,
  tags: ['!autodocs'],
  args: { start: '/most-popular' },
  parameters: { layout: 'fullscreen', shop: {} },
});

export default meta;

/** A screen's code loads when it is first opened. */
const longTimeout = { timeout: 15_000 };

export const OpenTheSearch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Alpha Potent' }, longTimeout);
    await userEvent.click(canvas.getByRole('button', { name: 'Pretraga' }));
    await screen.findByRole('dialog', { name: 'Pretraga' }, longTimeout);
    await expect(screen.getByRole('searchbox')).toHaveFocus();
  },
});

export const TypeAName = meta.story({
  play: async (context) => {
    await OpenTheSearch.play(context);
    const { userEvent } = context;
    await userEvent.keyboard('vital');
    const search = within(screen.getByRole('dialog'));
    await expect(await search.findByRole('link', { name: 'Prosta Vital' })).toBeVisible();
    await expect(search.getByText('1 proizvod')).toBeVisible();
  },
});

export const ChooseTheOffer = meta.story({
  play: async (context) => {
    await TypeAName.play(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Prosta Vital' }, longTimeout);
    await waitFor(() => expect(heading).toHaveFocus());
    await waitForDialogToClose();
    await expect(heading).toHaveFocus();
  },
});

/** The slash key also opens the search, on every page with a header. */
export const SearchAgain = meta.story({
  play: async (context) => {
    await ChooseTheOffer.play(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('/');
    await screen.findByRole('dialog', { name: 'Pretraga' });
    await expect(screen.getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('joint{Enter}');
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Joint Ease' }, longTimeout);
    await waitFor(() => expect(heading).toHaveFocus());
  },
});
