import { expect } from 'storybook/test';
import { formatDateTime } from '#features/shared/country';
import { inCountry, withoutNetwork } from '#storybook/plays';
import preview from '#storybook/preview';
import { DataDate } from './DataDate';
import { messages } from './messages';

const EARLIER = '2026-11-24T18:42:00Z';

const meta = preview.meta({
  title: 'Shared/Data date',
  component: DataDate,
  args: { date: Date.parse(EARLIER) },
  parameters: { shop: {} },
});

export default meta;

/** Newer data are due, and have not come. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, settings } = inCountry(messages, globals);
    await expect(canvas.getByText(text.dataFrom(formatDateTime(EARLIER, settings) ?? ''))).toBeVisible();
  },
});

/** There is no network. */
export const Offline = meta.story({
  beforeEach: withoutNetwork,
  play: async ({ canvas, globals }) => {
    const { text, settings } = inCountry(messages, globals);
    await expect(
      canvas.getByText(text.dataFromOffline(formatDateTime(EARLIER, settings) ?? '')),
    ).toBeVisible();
  },
});

Offline.test('the date is that of the country', async ({ canvas }) => {
  await expect(canvas.getByText('Podaci od 24.11.2026 19:42, bez mreže.')).toBeVisible();
});

/** Bosnia and Herzegovina: no network. */
export const BA = Offline.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** Serbia: no network. */
export const RS = Offline.extend({ tags: ['thorough'], globals: { country: 'RS' } });

/** Croatia: no network. */
export const HR = Offline.extend({ tags: ['thorough'], globals: { country: 'HR' } });

/** Montenegro: no network. */
export const ME = Offline.extend({ tags: ['thorough'], globals: { country: 'ME' } });
