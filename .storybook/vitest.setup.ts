import { cdp } from 'vitest/browser';
import { setMotionBy } from './motion';

setMotionBy((value) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] }),
);
