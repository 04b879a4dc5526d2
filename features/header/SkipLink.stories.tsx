import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { SkipLink } from './SkipLink';

const meta = preview.meta({
  title: 'Shell/Skip link',
  component: SkipLink,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: {} },
  render: () => (
    <>
      <SkipLink />
      <header>
        <Button>Meni</Button>
      </header>
      <main id="main" tabIndex={-1}>
        <Heading level={1}>Najpopularniji</Heading>
        <Button>Dodaj u korpu</Button>
      </main>
    </>
  ),
});

export default meta;

/** Visible only while focused. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const skip = canvas.getByRole('button', { name: 'Preskoči na sadržaj' });
    const clipPath = () => getComputedStyle(skip.parentElement ?? skip).clipPath;
    await expect(clipPath()).toBe('inset(50%)');
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(clipPath()).toBe('none');
  },
});

Default.test('skips the header and keeps the address', async ({ canvas, userEvent }) => {
  const { hash } = location;
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('main')).toHaveFocus();
  await expect(location.hash).toBe(hash);
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Dodaj u korpu' })).toHaveFocus();
});
