import { expect } from 'storybook/test';
import { phoneHref } from '#features/shared/country';
import { findPageHeading, inCountry } from '#storybook/plays';
import preview from '#storybook/preview';
import { messages } from '../messages';
import { ScriptsFailed } from './ScriptsFailed';

const meta = preview.meta({
  title: 'Flows/Scripts failed',
  component: ScriptsFailed,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { path: '/club', route: '/club' } },
});

export default meta;

/** The scripts of the shop are blocked or have failed: how to order without them. */
export const Default = meta.story({
  tags: ['fault:code-not-loaded'],
  play: async ({ canvas, globals }) => {
    const { text, settings } = inCountry(messages, globals);
    const { phone } = settings.contact;
    await findPageHeading(canvas, text.noScripts);
    await expect(canvas.getByText(text.noScriptsHint)).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.call(phone) })).toHaveAttribute(
      'href',
      phoneHref(phone),
    );
  },
});

/** The same on a phone. */
export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } });

/** Bosnia and Herzegovina: scripts failed. */
export const BA = Default.extend({ globals: { country: 'BA' } });

/** Serbia: scripts failed. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** Croatia: scripts failed. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** Montenegro: scripts failed. */
export const ME = Default.extend({ globals: { country: 'ME' } });
