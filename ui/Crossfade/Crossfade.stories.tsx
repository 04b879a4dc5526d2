import { startTransition, useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Crossfade, CrossfadeProvider } from '#ui/Crossfade';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

const names = ['Potencija', 'Prostata', 'Kosa'];

function Categories() {
  const [place, setPlace] = useState(0);
  const name = names[place % names.length] ?? '';
  return (
    <Stack gap="4" align="start">
      <Button onClick={() => startTransition(() => setPlace(place + 1))}>Sljedeća kategorija</Button>
      <Crossfade name={name}>
        <div>
          <Card>
            <Text>{name}</Text>
          </Card>
        </div>
      </Crossfade>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'UI/Layout/Crossfade',
  component: Crossfade,
  args: { name: 'Potencija', children: <Text>Potencija</Text> },
});

export default meta;

/** A press fades one category into the next. */
export const Default = meta.story({ render: Categories });

Default.test(
  'fades the old content out and the new content in, 300 ms in all',
  { tags: ['motion', 'thorough'] },
  async ({ canvas }) => {
    const begun = nextFade();
    canvas.getByRole('button').click();
    const fade = await begun;
    await fade.ready;
    // The animations have just been made, so none has ended.
    await expect(endOfFades()).toEqual([150, 300]);
    await fade.finished;
    await expect(canvas.getByText('Prostata')).toBeVisible();
    await expect(canvas.queryByText('Potencija')).toBeNull();
  },
);

Default.test(
  'a change during a crossfade interrupts it without an error',
  { tags: ['motion', 'thorough'] },
  async ({ canvas }) => {
    const reported = spyOn(globalThis, 'reportError');
    const begun = nextFade();
    canvas.getByRole('button').click();
    const fade = await begun;
    fade.skipTransition();
    await fade.ready.catch(() => {});
    await waitFor(() => expect(canvas.getByText('Prostata')).toBeVisible());
    await expect(reported).not.toHaveBeenCalled();
  },
);

/** Where the app forbids view transitions, only the new content fades in. */
export const Plain = meta.story({
  render: () => (
    <CrossfadeProvider viewTransitions={false}>
      <Categories />
    </CrossfadeProvider>
  ),
});

Plain.test(
  'the new content fades in, and no view transition starts',
  { tags: ['motion', 'thorough'] },
  async ({ canvas, userEvent }) => {
    const start = spyOn(document, 'startViewTransition');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Prostata')).toBeInTheDocument();
    await expect(contentOf(canvas.getByText('Prostata'))).toHaveStyle({ animationDuration: '0.3s' });
    await expect(start).not.toHaveBeenCalled();
  },
);

/** A browser without view transitions: the new content fades in, the first content does not. */
export const WithoutViewTransitions = meta.story({
  render: Categories,
  beforeEach: () => {
    Object.defineProperty(document, 'startViewTransition', { configurable: true, value: undefined });
    return () => {
      Reflect.deleteProperty(document, 'startViewTransition');
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(contentOf(canvas.getByText('Potencija'))).toHaveStyle({ animationName: 'none' });
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Prostata')).toBeInTheDocument();
    await expect(canvas.queryByText('Potencija')).toBeNull();
  },
});

WithoutViewTransitions.test(
  'the new content fades in within 300 ms and ends fully visible',
  { tags: ['motion', 'thorough'] },
  async ({ canvas }) => {
    const content = contentOf(canvas.getByText('Prostata'));
    await expect(content).toHaveStyle({ animationDuration: '0.3s' });
    await waitFor(() => expect(content?.getAnimations()).toEqual([]));
    await expect(content).toHaveStyle({ opacity: '1' });
  },
);

/** With reduced motion the content changes at once. */
export const ReducedMotion = Default.extend({ globals: { motion: 'reduced' } });

ReducedMotion.test('no view transition starts', async ({ canvas, userEvent }) => {
  const start = spyOn(document, 'startViewTransition');
  await userEvent.click(canvas.getByRole('button'));
  await expect(await canvas.findByText('Prostata')).toBeVisible();
  await expect(start).not.toHaveBeenCalled();
});

/** The content that is faded, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

/** A word that is longer than a line. */
export const LongText = meta.story({
  args: { children: <Text>{'Prijestolonasljednikovičičinima'.repeat(7)}</Text> },
  globals: { viewport: { value: 'narrow' } },
});

/** The faded element around a category's name. */
const contentOf = (name: HTMLElement) => name.parentElement?.parentElement;

/** Resolves when the next crossfade has started. */
const nextFade = () =>
  new Promise<ViewTransition>((resolve) => {
    spyOn(document, 'startViewTransition').mockImplementationOnce((update) => {
      const fade = Document.prototype.startViewTransition.call(document, update);
      resolve(fade);
      return fade;
    });
  });

/** When the page's fades end, in ms after the change. */
const endOfFades = () =>
  document
    .getAnimations()
    .filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect && /view-transition-(old|new)/.test(`${effect.pseudoElement}`),
    )
    .map(({ effect }) => effect?.getComputedTiming().endTime)
    .sort();
