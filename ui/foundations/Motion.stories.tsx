import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { media, tokens } from '#ui/theme';
import { MotionTracks } from './blocks';

const meta = preview.meta({
  title: 'Foundations/Motion',
  component: MotionTracks,
  // The page of this name is written by hand.
  tags: ['!autodocs'],
});

export default meta;

/** Where people ask for less motion, as the tests of stories do, every duration is next to nothing. */
export const Durations = meta.story({
  play: async () => {
    const { matches: isStill } = window.matchMedia(media.reducedMotion);
    const theme = getComputedStyle(document.documentElement);
    for (const [name, value] of Object.entries(tokens.motion.duration)) {
      await expect(theme.getPropertyValue(`--motion-duration-${name}`)).toBe(isStill ? '0.01ms' : value);
    }
  },
});
