import preview from '#storybook/preview';
import { Badge } from '#ui/Badge';
import { Corner, cornerInsets } from '#ui/Corner';
import { vars } from '#ui/theme';

const meta = preview.meta({
  title: 'UI/Layout/Corner',
  component: Corner,
  args: { children: <Badge tone="sale">−53%</Badge> },
  argTypes: { inset: { control: 'inline-radio', options: cornerInsets } },
  decorators: [
    (Story) => (
      <div
        style={{
          position: 'relative',
          maxWidth: '20rem',
          aspectRatio: vars.ratio.square,
          background: vars.color.tint,
        }}
      >
        <Story />
      </div>
    ),
  ],
});

export default meta;

/** A discount in the corner of a picture. */
export const Default = meta.story();

/** A wider distance from the corner, with every prop as a control. */
export const Playground = meta.story({ args: { inset: 'medium' } });

/** A badge that takes up the whole width. */
export const LongText = meta.story({
  args: { children: <Badge tone="warning">Najprodavaniji ove sedmice u Hrvatskoj</Badge> },
});
