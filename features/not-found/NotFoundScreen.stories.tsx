import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { herbariumMessages } from '#features/shared/herbarium';
import { useOverlay } from '#features/shared/navigation';
import { designs } from '#storybook/designs';
import { findPageHeading, inCountry } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { NotFoundScreen } from './NotFoundScreen';

const meta = preview.meta({
  title: 'Screens/Not found',
  component: NotFoundScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    design: designs('not-found-390', 'not-found-1440'),
    shop: { path: '/nema-ovoga', route: '/nema-ovoga' },
  },
});

export default meta;

/** An address that the shop does not have: ways to the search and to the categories. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, settings } = inCountry(herbariumMessages, globals);
    await findPageHeading(canvas, text.notFound);
    await waitFor(() => expect(document.title).toBe(`${text.notFound} | Hrast`));
    await expect(document.documentElement.lang).toBe(settings.lang);
    await expect(canvas.getByRole('button', { name: text.toSearch })).toBeVisible();
    const categories = within(canvas.getByRole('list', { name: text.orCategory }));
    await expect(categories.getAllByRole('link')).toHaveLength(8);
  },
});

Default.test('a category leads to its offers', { globals: { shell: 'on' } }, async () => {
  const main = within(screen.getByRole('main'));
  await userEvent.click(main.getByRole('link', { name: 'Potencija' }));
  await findPageHeading(main, 'Potencija');
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
  await userEvent.click(canvas.getByRole('button', { name: 'Šta tražite?' }));
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
