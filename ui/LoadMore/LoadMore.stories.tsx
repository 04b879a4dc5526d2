import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { LoadMore, loadMoreStates } from '#ui/LoadMore';

const meta = preview.meta({
  title: 'UI/Actions/LoadMore',
  component: LoadMore,
  args: {
    text: 'Prikazano 10 od 13 proizvoda',
    label: 'Prikaži još 3',
    state: 'more' as const,
    onLoad: fn(),
  },
  argTypes: { state: { control: 'inline-radio', options: loadMoreStates } },
});

export default meta;

/** Ten of thirteen products are shown; a button adds the rest. */
export const Default = meta.story();

Default.test('calls onLoad on click and by keyboard', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Prikaži još 3' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await expect(args.onLoad).toHaveBeenCalledTimes(2);
});

/** The button at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => <StateMatrix<object> variants={{ more: {} }}>{() => <LoadMore {...args} />}</StateMatrix>,
  globals: { viewport: { value: 'desktop' } },
});

/** Reviews instead of products, with every prop as a control. */
export const Playground = meta.story({
  args: { text: 'Prikazano 3 od 3.512 recenzija', label: 'Učitaj još recenzija' },
});

/** Everything is shown: the button is gone. */
export const Done = meta.story({
  args: { state: 'done', text: 'Prikazano svih 13 proizvoda' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Prikazano svih 13 proizvoda');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A press adds the rest of the list. */
export const InAList = meta.story({
  render: function List({ onLoad }) {
    const [shown, setShown] = useState(10);
    return (
      <LoadMore
        text={`Prikazano ${shown} od 13 proizvoda`}
        label="Prikaži još 3"
        state={shown < 13 ? 'more' : 'done'}
        onLoad={() => {
          onLoad();
          setShown(13);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Prikaži još 3' }));
    // Screen readers announce a change of text only in an existing live region.
    await expect(status).toBeInTheDocument();
    await expect(status).toHaveTextContent('Prikazano 13 od 13 proizvoda');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A text and a label of several lines. */
export const LongText = meta.story({
  args: {
    text: 'Prikazano 10 od 128 recenzija kupaca koji su proizvod naručili i platili u našoj prodavnici',
    label: 'Učitaj sljedećih deset recenzija potvrđenih kupaca',
  },
});
