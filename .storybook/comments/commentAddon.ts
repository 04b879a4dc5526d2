import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { elementSaying, outline } from '../words/elements';
import { KEPT, type Kept, MISSING, OUTLINE } from './comment';
import { comments } from './comments';

function show(text: string) {
  const element = elementSaying(text);
  if (!element) return void addons.getChannel().emit(MISSING);
  element.scrollIntoView({ block: 'center' });
  outline(element);
}

/** Tells the Comments panel of what there is, and outlines the element of a comment that is pressed there. */
export const addonComments = () =>
  definePreviewAddon({
    beforeAll() {
      const channel = addons.getChannel();
      channel.on(OUTLINE, show);
      return () => channel.off(OUTLINE, show);
    },
    beforeEach({ viewMode }) {
      const kept: Kept = { comments, isServed: import.meta.env.DEV };
      if (viewMode === 'story') addons.getChannel().emit(KEPT, kept);
    },
  });
