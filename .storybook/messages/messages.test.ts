import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';
import { fixedMessages } from './fixedMessages';

const { entries } = await buildIndex({ configDir: '.storybook' });

/** The messages that stories say they show; `messageAddon` looks whether they do. */
const tagged = Object.values(entries).flatMap((entry) =>
  entry.type === 'story' && entry.subtype === 'story'
    ? (entry.tags ?? []).filter((tag) => tag.startsWith('message:'))
    : [],
);

it.each(fixedMessages)('a story shows the message for $situation', ({ tag }) => {
  expect(tagged).toContain(tag);
});
