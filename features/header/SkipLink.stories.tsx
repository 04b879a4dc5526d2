import { expect } from 'storybook/test';
import { useMessages } from '#features/shared/country';
import { inCountry } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { messages } from './messages';
import { SkipLink } from './SkipLink';

/** A page with a button in its header, which the link skips, and one below. */
function Page() {
  const text = useMessages(messages);
  return (
    <>
      <SkipLink />
      <header>
        <Button>{text.menu}</Button>
      </header>
      <main id="main" tabIndex={-1}>
        <Heading level={1}>{text.mostPopular}</Heading>
        <Button>{text.quiz}</Button>
      </main>
    </>
  );
}

const meta = preview.meta({
  title: 'Shell/Skip link',
  component: SkipLink,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: {} },
  render: () => <Page />,
});

export default meta;

/** The first tab stop of every page. It is visible only while focused. */
export const Default = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = inCountry(messages, globals);
    const skip = canvas.getByRole('button', { name: text.skip });
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
  await expect(canvas.getByRole('button', { name: 'Uradite kviz' })).toHaveFocus();
});
