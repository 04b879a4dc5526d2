import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Badge, badgeTones } from '#ui/Badge';

const meta = preview.meta({
  title: 'UI/Feedback/Badge',
  component: Badge,
  args: { children: 'U pripremi' },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones } },
});

export default meta;

export const Default = meta.story();
export const Playground = meta.story({ args: { tone: 'neutral', children: 'Otkazano' } });

export const Sale = meta.story({
  args: { tone: 'sale', children: '−53%' },
  play: async ({ canvas }) => {
    // Screen readers read a hyphen as 'hyphen 53'.
    await expect(canvas.getByText(/53%/)).toHaveTextContent('\u221253%');
  },
});

export const Success = meta.story({ args: { tone: 'success', children: 'Isporučeno' } });
export const Warning = meta.story({ args: { tone: 'warning', children: 'U pripremi' } });
export const Neutral = meta.story({ args: { tone: 'neutral', children: 'Otkazano' } });

export const LongText = meta.story({
  args: { children: 'Predano kurirskoj službi, očekujte poziv kurira u toku dana' },
});
