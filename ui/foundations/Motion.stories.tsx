import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { isMotionReduced, tokens } from '#ui/theme';
import { MotionTracks } from './blocks';

const meta = preview.meta({
  title: 'Foundations/Motion',
  component: MotionTracks,
  // Motion.mdx is the docs page.
  tags: ['!autodocs'],
});

export default meta;

/** Under reduced motion, as in test runs, every duration is almost zero. */
export const Durations = meta.story({
  play: async () => {
    const theme = getComputedStyle(document.documentElement);
    for (const [name, value] of Object.entries(tokens.motion.duration)) {
      // Built style sheets say '.01ms'.
      const duration = Number.parseFloat(theme.getPropertyValue(`--motion-duration-${name}`));
      await expect(duration).toBe(isMotionReduced() ? 0.01 : Number.parseFloat(value));
    }
  },
});
