import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach, beforeEach } from 'vitest';

// `storybook-addon-pseudo-states` waits for this event to prepare the style sheets; a test run does not send it. For every
// story, as in the workspace, because what it prepares stays for the whole page.
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});

// Vitest imports this file anew for each test file, at an address with the time. A story stays on the page after its test
// until the next one starts; if its clock stayed frozen too, a second file after such a story would find this file under
// an address that the browser knows, and would run without these hooks.
const { now } = Date;
afterEach(() => {
  Date.now = now;
});

// Storybook pauses the page's animations while it runs `afterEach`. When that throws, it leaves them paused, and from then
// on no dialog of the page would finish closing.
afterEach(() => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
});
