import { expect, waitFor } from 'storybook/test';
import { useOverlay } from '#features/shared/page';
import { findPageHeading } from '#storybook/plays';
import preview from '#storybook/preview';
import { NotFoundScreen } from './NotFoundScreen';

/** The screen with a status that tells whether the search is open. */
function WithSearchState() {
  const { isOpen: isSearchOpen } = useOverlay('search');
  return (
    <>
      <output>{isSearchOpen && 'Pretraga je otvorena'}</output>
      <NotFoundScreen />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Not found',
  component: NotFoundScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { path: '/nema-ovoga', route: '/nema-ovoga' } },
});

export default meta;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Stranica nije pronađena');
    await waitFor(() => expect(document.title).toBe('Stranica nije pronađena | Hrast'));
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pretražite proizvode' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Početna' })).toBeVisible();
  },
});

export const ToMostPopular = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Pogledajte najpopularnije' }));
    await expect(await canvas.findByRole('heading', { name: '/most-popular' })).toBeVisible();
  },
});

export const ToSearch = meta.story({
  render: () => <WithSearchState />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(await canvas.findByRole('button', { name: 'Pretražite proizvode' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Pretraga je otvorena'));
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Početna' })).toBeVisible();
  },
});
export const RS = BA.extend({ globals: { country: 'RS' } });
export const HR = BA.extend({ globals: { country: 'HR' } });

HR.test('sets the language of the page', async () => {
  await expect(document.documentElement.lang).toBe('hr');
});

export const ME = BA.extend({ globals: { country: 'ME' } });
