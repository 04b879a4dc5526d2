import { definePreviewAddon } from 'storybook/internal/csf';

type SetMotion = (preference: 'reduce' | 'no-preference') => Promise<unknown>;

let setMotion: SetMotion | undefined;

/** Says how to tell the browser of a test run whether to move. */
export function setMotionBy(by: SetMotion): void {
  setMotion = by;
}

/**
 * A test run shows stories at rest, because the processor draws each frame of a movement, except those with the tag
 * `motion`, which are about how something moves. In the workspace itself people see what their system asks for.
 */
export const addonMotion = () =>
  definePreviewAddon({
    async beforeEach({ tags }) {
      if (!tags.includes('motion')) return;
      await setMotion?.('no-preference');
      return async () => {
        await setMotion?.('reduce');
      };
    },
  });
