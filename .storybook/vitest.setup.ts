import { afterEach, beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';
import { setMotionEmulation } from './motion';
import { setRun } from './testRun';

setMotionEmulation((value) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] }),
);

// Storybook's plugin makes a suite of a story that has tests, with the story as its first entry.
beforeEach(({ task }) => {
  const hasTests = task.suite !== undefined;
  setRun(!hasTests ? 'story' : task.name === 'base story' ? 'storyWithTests' : 'test');
});

// Storybook pauses the page's animations while it runs `afterEach`. When that throws, it leaves them paused, and from then
// on no dialog of the page would finish closing.
afterEach(() => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
});
