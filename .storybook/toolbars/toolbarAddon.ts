import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { reduceMotion } from '#ui/theme';
import { initialToolbars } from './toolbars';

/** The spacing that a text must allow (WCAG 1.4.12), as the style sheet of a visitor who needs it. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

type Globals = Record<string, unknown>;

let shown: { storyId: string; globals: Globals } | undefined;

/** Storybook only renders a story again when a toolbar changes, without the play that brings its state about. */
function restartStory({ globals }: { globals: Globals }) {
  if (!shown) return;
  const { storyId, globals: before } = shown;
  shown = { storyId, globals };
  if (Object.keys(initialToolbars).some((name) => before[name] !== globals[name]))
    addons.getChannel().emit(FORCE_REMOUNT, { storyId });
}

/** Applies motion, text size and text spacing to every story, and restarts the story when a toolbar changes. */
export const addonToolbars = () =>
  definePreviewAddon({
    beforeEach({ id, globals, viewMode }) {
      if (viewMode === 'story') shown = { storyId: id, globals };
      const channel = addons.getChannel();
      channel.on(GLOBALS_UPDATED, restartStory);
      // An address holds it as a number.
      document.documentElement.style.fontSize = `${globals.textSize}` === '200' ? '200%' : '';
      const spacing = document.createElement('style');
      spacing.textContent = textSpacing;
      if (globals.textSize === 'spaced') document.head.append(spacing);
      // It stays until the next story begins, because this one does.
      delete document.documentElement.dataset.motion;
      if (globals.motion === 'reduced') reduceMotion();
      return () => {
        shown = undefined;
        spacing.remove();
        channel.off(GLOBALS_UPDATED, restartStory);
      };
    },
  });
