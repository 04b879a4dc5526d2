import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../testServer';
import { COMMENTS, type Comment } from './comment';
import { commentsPlugin } from './commentsPlugin';

const { root, send } = await startServer(() => [commentsPlugin()], {
  '.storybook/comments/comment.ts': '',
});

const comment: Comment = {
  id: 'screens-offer--default-mb1x2',
  story: 'screens-offer--default',
  country: 'BA',
  element: 'Dodaj u korpu',
  text: 'A verb less?',
  author: 'Ana',
  date: '2026-11-26',
  isDone: false,
};

it('writes a comment as a file, and once more when it is done', async () => {
  const file = `.storybook/comments/${comment.id}.json`;
  for (const isDone of [false, true]) {
    const sent = { ...comment, isDone };
    expect(await (await send(COMMENTS, JSON.stringify(sent))).json()).toEqual({ file });
    expect(JSON.parse(await readFile(join(root, file), 'utf8'))).toEqual(sent);
  }
});

it.each([{ id: '../outside' }, { text: ' ' }, { author: '' }, { date: 'today' }, { story: 'welcome' }])(
  'refuses %o',
  async (wrong) => {
    const answer = await send(COMMENTS, JSON.stringify({ ...comment, ...wrong }));
    expect(await answer.json()).toEqual({ error: expect.any(String) });
  },
);

it('takes nothing of another site', async () => {
  const answer = await send(COMMENTS, JSON.stringify(comment), { origin: 'https://evil.test' });
  expect(answer.headers.get('content-type') ?? '').not.toContain('json');
});
