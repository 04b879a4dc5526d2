import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { ScreenOnly } from '#ui/ScreenOnly';
import { Text } from '#ui/Text';

const meta = preview.meta({
  title: 'UI/Layout/ScreenOnly',
  component: ScreenOnly,
  args: { children: <Button>Štampajte</Button> },
});

export default meta;

/** A button that is left out of a print. */
export const Default = meta.story();

/** A part of the page that is left out of a print, as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

/** A paragraph that is left out of a print. */
export const LongText = meta.story({
  args: { children: <Text>{'Ovo se vidi na ekranu, a na papiru ne. '.repeat(12)}</Text> },
});
