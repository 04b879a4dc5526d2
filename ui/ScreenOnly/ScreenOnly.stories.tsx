import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { ScreenOnly } from '#ui/ScreenOnly';
import { Text } from '#ui/Text';

const meta = preview.meta({
  title: 'UI/Layout/ScreenOnly',
  component: ScreenOnly,
  args: { children: <Button>Štampaj</Button> },
});

export default meta;

export const Default = meta.story();
export const Playground = meta.story();
export const LongText = meta.story({
  args: { children: <Text>{'Ovo se vidi na ekranu, a na papiru ne. '.repeat(12)}</Text> },
});
