import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Badge, badgeTones } from '#ui/Badge';

const meta = preview.meta({
  title: 'UI/Feedback/Badge',
  component: Badge,
  args: { tone: 'brand' as const, children: 'U pripremi' },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones } },
});

export default meta;

/** The status of an order that is being prepared. */
export const Default = meta.story();

/** A cancelled order, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { tone: 'neutral', children: 'Otkazano' } });

/** A discount, in red. */
export const Sale = meta.story({
  args: { tone: 'sale', children: '−53%' },
  play: async ({ canvas }) => {
    // Screen readers read a hyphen as 'hyphen 53'.
    await expect(canvas.getByText(/53%/)).toHaveTextContent('\u221253%');
  },
});

/** A delivered order, in green. */
export const Success = meta.story({ args: { tone: 'success', children: 'Isporučeno' } });

/** An article of a cart that can no longer be ordered, in amber. */
export const Warning = meta.story({ args: { tone: 'warning', children: 'Više se ne prodaje' } });

/** A cancelled order, in grey. */
export const Neutral = meta.story({ args: { tone: 'neutral', children: 'Otkazano' } });

/** A status of several words. */
export const LongText = meta.story({
  args: { children: 'Predano kurirskoj službi, očekujte poziv kurira u toku dana' },
});
