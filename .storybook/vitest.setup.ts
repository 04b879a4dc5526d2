import { beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

/** Stories that show how something moves. */
const IN_MOTION = /^ui\/(Carousel|Crossfade|SidePanel|TopSheet)\/|^features\/landing\//;

const prefer = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

// All others are at rest: each frame of a movement is drawn by the processor.
beforeEach(async ({ task }) => {
  if (!IN_MOTION.test(task.file.name)) return;
  await prefer('no-preference');
  return async () => {
    await prefer('reduce');
  };
});
