import { expect, waitFor, within } from 'storybook/test';
import { type Canvas, holdDelays } from '../plays';
import preview from '../preview';
import { RpcClient } from './RpcClient';

const meta = preview.meta({
  title: 'For developers/RPC client',
  component: RpcClient,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { scenarios: ['session.member'] } },
});

export default meta;

const example = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const result = (canvas: Canvas, name: string) => example(canvas, name).getByRole('log');
const press = (canvas: Canvas, name: string, button = 'Run') =>
  example(canvas, name).getByRole('button', { name: button }).click();

/** One example for each way to call the backend. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'RPC client' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Run' })).toHaveLength(8);
  },
});

Default.test('runs every example', { tags: ['thorough'] }, async ({ canvas }) => {
  // The answers of the batch wait until its progress is watched, because the stream of it opens later.
  const endWaits = holdDelays(300);
  for (const name of [
    'One call',
    'An error',
    'Callbacks',
    'A batch with a bind',
    'The first or the last',
    'A batch with progress',
    'An upload',
    'A stream',
  ]) {
    press(canvas, name);
  }

  await waitFor(() => expect(result(canvas, 'A stream')).toHaveTextContent(/^1\s*2/));
  press(canvas, 'A stream', 'Cancel');
  await waitFor(() => expect(result(canvas, 'A stream')).toHaveTextContent(/cancelled$/));
  await expect(example(canvas, 'A stream').getByRole('button', { name: 'Cancel' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await waitFor(() => expect(result(canvas, 'One call')).toHaveTextContent('"Name":"Libido"'));
  await waitFor(() =>
    expect(result(canvas, 'Callbacks')).toHaveTextContent(/^200\s*RpcError: METHOD_NOT_FOUND$/),
  );
  await waitFor(() =>
    expect(result(canvas, 'A batch with a bind')).toHaveTextContent(/"Name":"Libido".*"ID":"libido-1"/),
  );
  await waitFor(() => expect(result(canvas, 'The first or the last')).toHaveTextContent(/Libido.*Pure Fit/));
  await waitFor(() => expect(result(canvas, 'An upload')).toHaveTextContent('"ImageName":"A picture"'));
  await expect(example(canvas, 'An upload').getByRole('progressbar')).toHaveAttribute('value', '1');
  await waitFor(() => expect(result(canvas, 'An error')).toHaveTextContent('NOT_FOUND'));
  await waitFor(() =>
    expect(example(canvas, 'An error').getByRole('alert')).toHaveTextContent(
      'RPC_CLIENT_SUBSCRIBE_STREAM_ERROR',
    ),
  );

  const watched = example(canvas, 'A batch with progress');
  await watched.findByRole('progressbar');
  await waitFor(() => {
    endWaits();
    expect(Number(watched.getByRole('progressbar').getAttribute('value'))).toBeGreaterThan(1);
  });
  await waitFor(() => {
    endWaits();
    expect(result(canvas, 'A batch with progress')).toHaveTextContent('4 answers');
  });
});

/** The examples in the narrowest window. */
export const Narrow = meta.story({ tags: ['thorough'], globals: { viewport: { value: 'narrow' } } });
