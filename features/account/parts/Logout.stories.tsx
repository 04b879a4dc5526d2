import { type ReactNode, use } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Navigation } from '#features/shared/navigation';
import { inCountry, type PlayContext } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { AccountScreen } from '../AccountScreen';
import { settings } from '../account.plays';
import { messages } from '../messages';

const meta = preview.meta({
  title: 'Screens/Account/Logout',
  component: AccountScreen,
  // The logout is at the end of the settings.
  tags: ['!autodocs', 'scrolled'],
  parameters: { layout: 'fullscreen', shop: { scenarios: ['session.member'] } },
});

export default meta;

async function logOut({ canvas, globals }: PlayContext) {
  const { text } = inCountry(messages, globals);
  await userEvent.click(await canvas.findByRole('button', { name: text.logOut }));
}

/** The logout did not reach the server: the shopper stays logged in. */
export const Failed = meta.story({
  parameters: settings('logout.fails'),
  play: async ({ canvas, globals }) => {
    const { text, member } = inCountry(messages, globals);
    await logOut({ canvas, globals });
    const { FirstName, LastName } = member.UserInfo;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text.notLoggedOut);
    await expect(canvas.getByText(text.loggedInAs(`${FirstName} ${LastName}`))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.logOut })).toBeVisible();
  },
});

/** While the logout runs, the button is busy and the screen does not offer the login. */
export const Sending = meta.story({
  parameters: settings('logout.pending'),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await logOut({ canvas, globals });
    const button = await canvas.findByRole('button', { name: text.loggingOut });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button', { name: text.logIn })).toBeNull();
  },
});

const endless = new Promise<never>(() => {});

function Home(): never {
  return use(endless);
}

/** The account in a shop whose home screen never finishes loading. */
function HomePending({ navigation }: { navigation?: ReactNode }) {
  return (
    <MemoryRouter initialEntries={['/account?tab=postavke']} useTransitions={false}>
      <Navigation>
        {navigation}
        <main>
          <Routes>
            <Route path="/account" element={<AccountScreen />} />
            <Route path="/" element={<Home />} />
          </Routes>
        </main>
      </Navigation>
    </MemoryRouter>
  );
}

/** The shopper is logged out and the home screen still loads: neither the account nor the login is offered. */
export const HomeLoading = meta.story({
  render: () => <HomePending />,
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await logOut({ canvas, globals });
    await waitFor(() => expect(canvas.queryByRole('tab')).toBeNull());
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(text.expiredHint)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

HomeLoading.test(
  'a shopper who returns before home has loaded is logged out, not expired',
  {
    render: () => (
      <HomePending
        navigation={
          <nav>
            <Link to="/account">Moj račun</Link>
          </nav>
        }
      />
    ),
  },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Moj račun' }));
    await expect(await canvas.findByText('Niste prijavljeni')).toBeVisible();
    await expect(canvas.queryByText('Prijava je istekla')).toBeNull();
  },
);
