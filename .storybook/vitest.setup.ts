import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';
import { setMotionEmulation } from './motion';

setMotionEmulation((value) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] }),
);

// Storybook pauses the page's animations while it runs `afterEach`. When that throws, it leaves them paused, and from then
// on no dialog of the page would finish closing.
afterEach(() => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
});
