import { definePreviewAddon } from 'storybook/internal/csf';
import { reduceMotion } from '#ui/theme';

/**
 * In a test run, animations are off but in stories about motion, so that no test waits for one. Axe looks at each state
 * once: not again where a test goes on from it, nor where a story shows it in another country than that of the run, which
 * `npm run test:countries` does for all. The workspace leaves both to its toolbars.
 */
export const addonTestRun = () =>
  definePreviewAddon({
    beforeEach(context) {
      if (!import.meta.env.VITE_TEST_RUN) return;
      const { globals, tags } = context;
      const isInOtherCountry = globals.country !== (import.meta.env.VITE_STORY_COUNTRY ?? 'BA');
      if (tags.includes('test-fn') || isInOtherCountry)
        context.globals = { ...globals, a11y: { manual: true } };
      if (!tags.includes('motion')) reduceMotion();
    },
  });
