import { cdp } from 'vitest/browser';
import { setMotionEmulation } from './motion';

setMotionEmulation((value) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] }),
);
