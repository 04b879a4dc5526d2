// The manager's builder compiles JSX to calls of `React`.
import * as React from 'react';
import { useParameter } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import * as v from 'valibot';

const Frame = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  width: '100%',
  height: '100%',
});
const Text = styled.p(({ theme }) => ({
  margin: 0,
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  background: theme.barBg,
  fontSize: 13,
}));
const Story = styled.div({ gridRow: 2, position: 'relative' });

const docsSchema = v.object({ description: v.object({ story: v.string() }) });

/** Shows a story below its description, the comment above it in its file. */
export function StoryDescription({ children }: { children?: React.ReactNode }) {
  const docs = useParameter<unknown>('docs');
  return (
    <Frame>
      {v.is(docsSchema, docs) ? <Text>{docs.description.story}</Text> : <React.Fragment />}
      <Story>{children}</Story>
    </Frame>
  );
}
