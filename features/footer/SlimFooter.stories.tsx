import { expect, fn, within } from 'storybook/test';
import { phoneHref } from '#features/shared/country';
import { inCountry } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from './messages';
import { SlimFooter } from './SlimFooter';

const meta = preview.meta({
  title: 'Shell/Slim footer',
  component: SlimFooter,
  tags: ['!autodocs'],
  args: { onCookies: fn() },
  parameters: { layout: 'fullscreen', shop: { path: '/checkout', route: '/*' } },
});

export default meta;

/** The footer of checkout and quiz: contact, disclaimer and policies, no way into the shop. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, settings } = inCountry(messages, globals);
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: settings.contact.phone })).toBeVisible();
    await expect(footer.getByText(text.disclaimer)).toBeVisible();
    const policies = within(footer.getByRole('navigation', { name: text.policies }));
    await expect(policies.getByRole('button', { name: text.cookies })).toBeVisible();
    await expect(footer.queryByRole('navigation', { name: text.products })).toBeNull();
  },
});

Default.test('links to contact and policies only', async ({ canvas, globals }) => {
  const { contact } = inCountry(messages, globals).settings;
  const links = within(canvas.getByRole('contentinfo')).getAllByRole('link');
  await expect(links.map((link) => link.getAttribute('href'))).toEqual([
    phoneHref(contact.phone),
    `mailto:${contact.email}`,
    '/politika-dostave',
    '/politika-povrata',
    '/terms-of-use',
    '/privacy-policy',
    '/pristupacnost',
  ]);
});
