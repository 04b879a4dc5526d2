import { definePreviewAddon } from 'storybook/internal/csf';
import { countries } from '#features/shared/country';

/** What is about to run: a story that has tests, one of these tests, or (default) a story without tests. */
type Run = 'storyWithTests' | 'test' | 'story';

let run: Run = 'story';

/** Called by a test run before each story and each test. */
export function setRun(next: Run): void {
  run = next;
}

const abroad = countries.filter((country) => country !== 'BA');

/** Always the same country for the same story, so that a failure can be repeated. */
function countryFor(id: string) {
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return abroad[sum % abroad.length];
}

/**
 * Spreads the countries over a test run. A story's tests draw its state in BA, so the story itself is drawn in one of the
 * other countries, unless it names one. Axe looks at each state once, so not again where a test starts from it.
 */
export const addonTestRun = () =>
  definePreviewAddon({
    beforeEach(context) {
      const { globals, storyGlobals, id } = context;
      if (run === 'test') context.globals = { ...globals, a11y: { manual: true } };
      if (
        run === 'storyWithTests' &&
        storyGlobals.country === undefined &&
        !import.meta.env.VITE_STORY_COUNTRY
      )
        context.globals = { ...globals, country: countryFor(id) };
    },
  });
