import { expect } from 'storybook/test';
import { routes } from '#features/shared/navigation';
import preview from '#storybook/shop/preview';
import { messages } from './messages';
import { SampleScreen } from './SampleScreen';

const path = routes.sample.href();

const meta = preview.meta({
  title: 'Screens/Sample',
  component: SampleScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { path } },
});

export default meta;

/** The list. */
export const Default = meta.story();

Default.test('each item has its card', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: messages.BA.heading })).toBeVisible();
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Probni unos' })).toBeVisible();
});

/** Placeholders while there is no answer. */
export const Loading = meta.story({ parameters: { shop: { path, scenarios: ['vouchers.pending'] } } });

/** The list has nothing on it. */
export const Empty = meta.story({ parameters: { shop: { path, scenarios: ['vouchers.empty'] } } });

/** The call failed, and so did its automatic retry. */
export const Failed = meta.story({ parameters: { shop: { path, scenarios: ['vouchers.fails'] } } });

export const BA = meta.story({ globals: { country: 'BA' } });
export const RS = meta.story({ globals: { country: 'RS' } });
export const HR = meta.story({ globals: { country: 'HR' } });
export const ME = meta.story({ globals: { country: 'ME' } });
