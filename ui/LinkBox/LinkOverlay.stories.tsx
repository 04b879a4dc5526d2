import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Card } from '#ui/Card';
import { LinkBox, LinkOverlay, linkOverlayCorners, linkOverlayUnderlines } from '#ui/LinkBox';
import { Text } from '#ui/Text';

const meta = preview.meta({
  title: 'UI/LinkOverlay',
  component: LinkOverlay,
  args: {
    href: '/ponuda',
    children: 'pogledajte ponudu',
    // Clicking must not navigate away from the story.
    onClick: fn((event) => event.preventDefault()),
  },
  argTypes: {
    underline: { control: 'inline-radio', options: linkOverlayUnderlines },
    corners: { control: 'inline-radio', options: linkOverlayCorners },
    ref: { control: false },
  },
  decorators: [
    (Story) => (
      <LinkBox>
        <Card tone="sunken">
          <Text>
            Black Friday: <Story />
          </Text>
        </Card>
      </LinkBox>
    ),
  ],
});

export default meta;

export const Default = meta.story();
export const Playground = meta.story({ args: { underline: 'hover', corners: 'medium' } });
export const Underlined = meta.story({ args: { underline: 'always' } });
export const LongText = meta.story({
  args: {
    children: 'pogledajte sve proizvode i pakete koji su ove sedmice sniženi za više od polovine cijene',
  },
});
