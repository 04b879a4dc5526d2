import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Anchor, AnchorProvider } from '#ui/Anchor';
import { Card } from '#ui/Card';
import { corners } from '#ui/theme';

const tile = (name: string) => <Card tone="tint">{name}</Card>;

const meta = preview.meta({
  title: 'UI/Actions/Anchor',
  component: Anchor,
  args: {
    href: '/offers/alpha-potent',
    children: tile('Alpha Potent'),
    onClick: fn((event) => event.preventDefault()),
  },
  argTypes: { corners: { control: 'inline-radio', options: corners }, ref: { control: false } },
});

export default meta;

/** A link without styles of its own. */
export const Default = meta.story();

Default.test('renders a plain link without a provider', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Alpha Potent' });
  await expect(link).toHaveAttribute('href', '/offers/alpha-potent');
  await expect(link).not.toHaveAttribute('target');
  await userEvent.click(link);
  await expect(args.onClick).toHaveBeenCalledOnce();
});

/** The link to the current page, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { 'aria-current': 'page' } });

/** A link that opens a new tab says so to screen readers. */
export const NewTab = meta.story({
  args: {
    href: 'https://example.com',
    children: tile('Hrast na Facebooku'),
    newTabLabel: '(otvara se u novoj kartici)',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Hrast na Facebooku (otvara se u novoj kartici)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

/** An address that another app opens needs no new tab, and says nothing of one. */
export const OtherApp = meta.story({
  args: {
    href: 'viber://chat?number=38761000000',
    children: tile('Viber'),
    newTabLabel: '(otvara se u novoj kartici)',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Viber' });
    await expect(link).not.toHaveAttribute('target');
    await expect(link).toHaveAttribute('href', 'viber://chat?number=38761000000');
  },
});

/** Inside a router, links within the shop go through it; phone numbers and other sites do not. */
export const InARouter = meta.story({
  render: () => (
    <AnchorProvider renderInternal={({ href, ...anchor }) => <a {...anchor} href={`#${href}`} data-router />}>
      <Anchor href="/track?id=20418">{tile('Pratite pošiljku')}</Anchor>
      <Anchor href="tel:+38733000000">{tile('033 000 000')}</Anchor>
      <Anchor href="https://example.com">{tile('Kurirska služba')}</Anchor>
    </AnchorProvider>
  ),
  play: async ({ canvas }) => {
    const internal = canvas.getByRole('link', { name: 'Pratite pošiljku' });
    await expect(internal).toHaveAttribute('href', '#/track?id=20418');
    await expect(internal).toHaveAttribute('data-router');
    for (const name of ['033 000 000', 'Kurirska služba']) {
      await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('data-router');
    }
  },
});

/** A text of several lines. */
export const LongText = meta.story({
  args: {
    children: tile('Kako pratiti pošiljku od trenutka kad je predana kurirskoj službi do vaših vrata'),
  },
});
