import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { AccountScreen } from '../AccountScreen';

function Layout() {
  return (
    <>
      <nav>
        <Link to="/account">Moj račun</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

/** The account in a shop whose home screen never finishes loading. */
function HomePending() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          Component: Layout,
          children: [
            { path: '/account', Component: AccountScreen },
            { path: '/', loader: () => new Promise(() => {}) },
          ],
        },
      ],
      { initialEntries: ['/account?tab=postavke'] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  title: 'Screens/Account/Logout',
  component: AccountScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { scenarios: ['session.member'] } },
  render: () => <HomePending />,
});

export default meta;

/** Returning to the account before the home screen has loaded shows the logged-out state, not 'session expired'. */
export const BackBeforeHome = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Odjavi se' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Odjav/ })).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Moj račun' }));
    await expect(await canvas.findByText('Niste prijavljeni')).toBeVisible();
    await expect(canvas.queryByText('Prijava je istekla')).toBeNull();
  },
});
