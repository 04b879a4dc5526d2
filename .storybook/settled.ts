import { definePreviewAddon } from 'storybook/internal/csf';
import { requireFit } from './geometry';

/** Text that a missing message or an invalid number leaves on a page. */
const missingText = /\b(?:undefined|NaN|null)\b|\[object \w+\]/;

/** Lets a story come to rest before axe sees it, and fails one that says 'undefined' or is wider than its window. */
export const addonSettled = () =>
  definePreviewAddon({
    async afterEach({ canvasElement, viewMode }) {
      // The next story may resize the window, which would abort the transition and fail that story.
      await document.activeViewTransition?.finished;
      // Axe measures contrast, so fades must end first. Longer animations are decoration that does not change it.
      const fades = document.getAnimations().filter(({ effect, playState }) => {
        const end = effect?.getComputedTiming().endTime;
        return playState === 'running' && typeof end === 'number' && end <= 1_000;
      });
      await Promise.allSettled(fades.map((fade) => fade.finished));
      // A docs page shows other texts around its stories. Dialogs are outside the canvas.
      const page = viewMode === 'docs' ? canvasElement : document.body;
      const [missing] = page.innerText.match(missingText) ?? [];
      if (missing) throw new Error(`The page says '${missing}' in place of a text.`);
      if (viewMode !== 'docs') requireFit();
    },
  });
