import { definePreviewAddon } from 'storybook/internal/csf';
import { countryOf } from '../countryOf';

/**
 * Fails a story that does not show the message that its tag names, in the words of its country. Plays do not run on docs
 * pages, and a test goes on from its story's state, so neither is checked.
 */
export const addonMessages = () =>
  definePreviewAddon({
    async afterEach({ tags, globals, viewMode }) {
      const own = tags.filter((tag) => tag.startsWith('message:'));
      if (own.length === 0 || viewMode === 'docs' || tags.includes('test-fn')) return;
      const [{ fixedMessages }, { shownTexts }] = await Promise.all([
        import('./fixedMessages'),
        import('./shownTexts'),
      ]);
      const page = document.body.textContent.replace(/\s+/g, ' ');
      for (const tag of own) {
        const message = fixedMessages.find((known) => known.tag === tag);
        if (!message) throw new Error(`No message has the tag ${tag}.`);
        const texts = shownTexts(message, countryOf(globals));
        if (!texts.some((text) => page.includes(text)))
          throw new Error(`The story has the tag ${tag}, but does not show '${texts.join("' or '")}'.`);
      }
    },
  });
