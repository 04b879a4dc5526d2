import { expect, userEvent, waitFor } from 'storybook/test';
import { routes, useOverlay } from '#features/shared/navigation';
import { pageMessages } from '#features/shared/page';
import { findPageHeading, inCountry } from '#storybook/plays';
import preview from '#storybook/preview';
import { NotFoundScreen } from './NotFoundScreen';

const meta = preview.meta({
  title: 'Screens/Not found',
  component: NotFoundScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { path: '/nema-ovoga', route: '/nema-ovoga' } },
});

export default meta;

/** An address that the shop does not have: ways to the offers, to the search and home. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, settings } = inCountry(pageMessages, globals);
    await findPageHeading(canvas, text.notFound);
    await waitFor(() => expect(document.title).toBe(`${text.notFound} | Hrast`));
    await expect(document.documentElement.lang).toBe(settings.lang);
    await expect(canvas.getByRole('link', { name: text.toShop })).toHaveAttribute(
      'href',
      routes.mostPopular.href(),
    );
    await expect(canvas.getByRole('button', { name: text.toSearch })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.home })).toHaveAttribute('href', routes.home.href());
  },
});

Default.test('a link leads to the most popular offers', { globals: { shell: 'on' } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' }));
  await findPageHeading(canvas, 'Najpopularniji');
});

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

Default.test('a button opens the search', { render: () => <WithSearchState /> }, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(canvas.getByRole('button', { name: 'Pretražite proizvode' }));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Pretraga je otvorena'));
});

/** The unknown address in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The unknown address in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The unknown address in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The unknown address in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
