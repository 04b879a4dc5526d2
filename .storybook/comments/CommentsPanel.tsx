import * as React from 'react';
import { AddonPanel, Button, Form } from 'storybook/internal/components';
import { addons, useChannel, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { PanelPage } from '../PanelPage';
import { Picking } from '../words/Picking';
import { send } from '../writing';
import { COMMENTS, type Comment, KEPT, type Kept, MISSING, OUTLINE } from './comment';

const List = styled.ul({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Item = styled.li({ display: 'flex', alignItems: 'start', gap: 8, '& > :first-child': { flex: 1 } });
const Remark = styled.div(({ theme }) => ({ fontSize: 12, color: theme.textMutedColor }));
const Fields = styled.form({ display: 'grid', gap: 8, '& button': { justifySelf: 'start' } });

// The manager's builder compiles JSX to calls of `React.createElement`.
const { useState } = React;

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const remarkOn = ({ author, date, isDone, element, country }: Comment) =>
  `${author}, ${date}, ${isDone ? 'done' : 'open'}, on ‘${short(element)}’ in ${country}`;

export const COMMENTS_PANEL = 'shop/comments';

const nothing: Kept = { comments: [], isServed: false };

/** The panel with the comments on a state. A press in the story begins another one, where the development server runs. */
export function CommentsPanel({ active = false }: { active?: boolean }) {
  const { storyId: story } = useStorybookState();
  const [{ comments, isServed }, setKept] = useState<Kept>(
    // The story may have told before the panel was there.
    () => addons.getChannel().last(KEPT)?.[0] ?? nothing,
  );
  const [begun, setBegun] = useState<Pick<Comment, 'story' | 'country' | 'element'>>();
  const [status, setStatus] = useState('');
  const emit = useChannel({
    [KEPT]: setKept,
    [MISSING]: () => setStatus('No element has its words: they have changed, or another country is shown.'),
  });
  const shown = comments.filter((comment) => comment.story === story);

  async function keep(comment: Comment) {
    const answer = await send(COMMENTS, comment);
    if ('error' in answer) return setStatus(`Not written: ${answer.error}`);
    setStatus(`Written: ${answer.file}`);
    setKept({ comments: [...comments.filter(({ id }) => id !== comment.id), comment], isServed });
    setBegun(undefined);
  }

  return (
    <AddonPanel active={active}>
      <PanelPage>
        {isServed && (
          <Picking
            panel={COMMENTS_PANEL}
            label="Press an element in the story to comment on it"
            onPicked={({ text, country }) => setBegun({ story, country, element: text })}
          />
        )}
        {begun?.story === story && (
          <Fields
            key={begun.element}
            onSubmit={(event) => {
              event.preventDefault();
              const fields = new FormData(event.currentTarget);
              void keep({
                ...begun,
                id: `${story}-${Date.now().toString(36)}`,
                text: String(fields.get('text')),
                author: String(fields.get('author')),
                date: new Date().toISOString().slice(0, 10),
                isDone: false,
              });
            }}
          >
            <strong>On ‘{short(begun.element)}’</strong>
            <label htmlFor="comment-text">Comment</label>
            <Form.Textarea id="comment-text" name="text" required />
            <label htmlFor="comment-author">Your name</label>
            <Form.Input id="comment-author" name="author" autoComplete="name" required />
            <Button type="submit" size="small" variant="solid" ariaLabel={false}>
              Add
            </Button>
          </Fields>
        )}
        <div role="status">{status}</div>
        {shown.length === 0 && <div>No comments on this state.</div>}
        <List>
          {shown.map((comment) => (
            <Item key={comment.id}>
              <div>
                {comment.text}
                <Remark>{remarkOn(comment)}</Remark>
              </div>
              <Button size="small" ariaLabel={false} onClick={() => emit(OUTLINE, comment.element)}>
                Show
              </Button>
              {isServed && (
                <Button
                  size="small"
                  ariaLabel={false}
                  onClick={() => void keep({ ...comment, isDone: !comment.isDone })}
                >
                  {comment.isDone ? 'Open again' : 'Mark as done'}
                </Button>
              )}
            </Item>
          ))}
        </List>
      </PanelPage>
    </AddonPanel>
  );
}
