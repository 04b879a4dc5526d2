import { definePreviewAddon } from 'storybook/internal/csf';

type SetMotion = (preference: 'reduce' | 'no-preference') => Promise<unknown>;

let emulateMotion: SetMotion | undefined;

/** Lets a test run switch the browser's preference for reduced motion. */
export function setMotionEmulation(emulate: SetMotion): void {
  emulateMotion = emulate;
}

/**
 * Test runs render stories with reduced motion, because the CPU renders each frame there, which slows the run down.
 * Stories about motion opt out with the tag `motion`. In the workspace the preference of the operating system applies.
 */
export const addonMotion = () =>
  definePreviewAddon({
    async beforeEach({ tags }) {
      if (!tags.includes('motion')) return;
      await emulateMotion?.('no-preference');
      return async () => {
        await emulateMotion?.('reduce');
      };
    },
  });
