import { definePreviewAddon } from 'storybook/internal/csf';
import { reduceMotion } from '#ui/theme';

/**
 * In a test run, animations are off but in stories about motion, so that no test waits for one. Axe looks at each state
 * once, not again where a test goes on from it. The workspace leaves both to its toolbars.
 */
export const addonTestRun = () =>
  definePreviewAddon({
    beforeEach(context) {
      if (!import.meta.env.VITE_TEST_RUN) return;
      const { globals, tags } = context;
      if (tags.includes('test-fn')) context.globals = { ...globals, a11y: { manual: true } };
      if (!tags.includes('motion')) reduceMotion();
    },
  });
