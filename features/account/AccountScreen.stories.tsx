import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fixtures } from '#mocks/fixtures';
import { MARKUP, type ScenarioName } from '#mocks/scenarios';
import preview from '#storybook/preview';
import { AccountScreen } from './AccountScreen';

const { UserInfo, Password } = fixtures.BA.member;

const orders = (...scenarios: ScenarioName[]) => ({
  shop: { path: '/account', scenarios: ['session.member', ...scenarios] satisfies ScenarioName[] },
});
const settings = (...scenarios: ScenarioName[]) => ({
  shop: { ...orders(...scenarios).shop, path: '/account?tab=postavke', route: '/account' },
});

const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };

const meta = preview.meta({
  title: 'Screens/Account',
  component: AccountScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...orders() },
});

export default meta;

type Canvas = ReturnType<typeof within>;

/** Patient enough for the second try that the shop makes by itself. */
const patience = { timeout: 5_000 };

/** The params of what goes to one method while the story plays. */
function watchCalls(method: string): () => unknown[] {
  const spy = spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls
      .map(([, init]) => JSON.parse(String(init?.body)))
      .filter((call) => call.method === method)
      .map((call) => call.params);
}

const arrivedAt = async (canvas: Canvas, address: string) =>
  expect(await canvas.findByRole('heading', { level: 1, name: address }, patience)).toBeVisible();

const rowOf = async (canvas: Canvas, number: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(`^${number}`) }, patience));

const noSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);

export const Default = meta.story({
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Moj račun' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Moj račun | Hrast'));
    await expect(
      await canvas.findByRole('tab', { name: 'Moje narudžbe', selected: true }, patience),
    ).toBeVisible();
    await expect(canvas.getByText('Prijavljeni ste kao Edin Begović.')).toBeVisible();
    const newest = await rowOf(canvas, '104512');
    await expect(canvas.getByRole('table', { name: 'Moje narudžbe' })).toBeVisible();
    await expect(newest.getByRole('rowheader')).toHaveTextContent(/^104512$/);
    await expect(
      newest.getAllByRole('cell').map((cell) => cell.textContent?.replaceAll('\u00A0', ' ')),
    ).toEqual([
      'U pripremi',
      '14.11.2026 19:36',
      'Alpha Potent × 2, količina 2Digest Balance × 1, količina 1',
      'Stara cijena 254,70 KMCijena 126,70 KM',
      'Prati Pošiljku (narudžba 104512)Povrat ili zamjena (narudžba 104512)',
    ]);
    await expect(newest.getByText('254,70 KM').tagName).toBe('S');
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByText('Iznosi su obračunati po današnjim cijenama.')).toBeVisible();
  },
});

Default.test('a shipment is followed by the number of its order', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Prati Pošiljku (narudžba 104267)' }));
  await arrivedAt(canvas, '/track?id=104267');
});

Default.test('a return begins with its order', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Povrat ili zamjena (narudžba 104267)' }));
  await arrivedAt(canvas, '/odustajanje?id=104267');
});

Default.test('the other tab is one key away', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Moje narudžbe' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect(await canvas.findByRole('tab', { name: 'Postavke', selected: true })).toHaveFocus();
  await expect(canvas.getByLabelText('Ime')).toHaveValue('Edin');
  await userEvent.keyboard('{ArrowLeft}');
  await rowOf(canvas, '104512');
});

export const Loading = meta.story({
  parameters: orders('account.pending'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Učitavanje narudžbi', {}, patience)).toBeInTheDocument();
    await expect(canvas.getByText('Prijavljeni ste kao Edin Begović.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** A server that fails has logged nobody out. */
export const CheckFailed = meta.story({
  parameters: orders('session.fails'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Ne možemo provjeriti da li ste prijavljeni',
    );
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(canvas.queryByText('Niste prijavljeni')).toBeNull();
  },
});

/** Neither the account nor the way to it (decision 15). */
export const SessionUnknown = meta.story({
  parameters: orders('session.pending'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Učitavanje računa')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Moj račun' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: orders('account.empty'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nema evidentiranih narudžbi na vašem računu.' }, patience),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' }));
    await arrivedAt(canvas, '/most-popular');
  },
});

export const Failed = meta.story({
  parameters: orders('account.fails'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(
      'Došlo je do greške prilikom dohvatanja podataka',
    );
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const FailedThenRetried = meta.story({
  parameters: orders('account.failsTwice'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokušaj ponovo' }, patience));
    await rowOf(canvas, '104512');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The orders are here, what they hold cannot be named. */
export const OffersFailed = meta.story({
  globals: desktop,
  parameters: orders('offers.failsTwice'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(
      'Došlo je do greške prilikom dohvatanja podataka',
    );
    const newest = await rowOf(canvas, '104512');
    await expect(newest.getByText('U pripremi')).toBeVisible();
    await expect(newest.getAllByText('–')[0]).toBeVisible();
    await expect(newest.queryByText(/KM/)).toBeNull();
  },
});

OffersFailed.test('a retry names them', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
  await waitFor(() => expect(canvas.getByText(/^Alpha Potent/)).toBeVisible(), patience);
  await expect(canvas.queryByRole('alert')).toBeNull();
});

/** A name and statuses that would run in a page are read, like any others. */
export const Markup = meta.story({
  globals: desktop,
  parameters: orders('markup'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(`Prijavljeni ste kao ${MARKUP} Begović.`, {}, patience),
    ).toBeVisible();
    await expect((await canvas.findAllByText(MARKUP, {}, patience)).length).toBeGreaterThan(1);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

/** No lead yet, no status, no time, and something that the shop does not sell any more: no sum that would be wrong. */
export const Gaps = meta.story({
  globals: desktop,
  parameters: orders('account.gaps'),
  play: async ({ canvas }) => {
    const newest = await rowOf(canvas, '4');
    await expect(newest.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '–',
      '–',
      '– × 2, količina 2Alpha Potent × 2, količina 2Digest Balance × 1, količina 1',
      '–',
      'Prati Pošiljku (narudžba 4)Povrat ili zamjena (narudžba 4)',
    ]);
  },
});

export const LoggedOut = meta.story({
  parameters: { shop: { path: '/account', scenarios: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Niste prijavljeni' }, patience)).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

LoggedOut.test('leads to the login', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Prijavi se' }));
  await arrivedAt(canvas, '/login');
});

/** The login has run out unnoticed: the answer to that is the way to log in, not a failure. */
export const Expired = meta.story({
  parameters: orders('account.expired'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prijava je istekla', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Prijavi se' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Moj račun' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(/Edin/)).toBeNull();
  },
});

/** By role: its country picker belongs to the label too. */
const phoneField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Broj telefona' });

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj promjene' }));

const hasSaved = async (canvas: Canvas) =>
  expect(await canvas.findByText('Promjene uspješno sačuvane', {}, patience)).toBeVisible();

export const Settings = meta.story({
  globals: desktop,
  parameters: settings(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('tab', { name: 'Postavke', selected: true }, patience),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Ime')).toHaveValue(UserInfo.FirstName);
    await expect(canvas.getByLabelText('Prezime')).toHaveValue(UserInfo.LastName);
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(UserInfo.Email);
    await expect(phoneField(canvas)).toHaveValue('61 234 567');
    await expect(canvas.getByLabelText('Stara lozinka')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText('Nova lozinka')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Lični podaci',
      'Promjena lozinke',
      'Odjava',
    ]);
  },
});

/** Decision 2. */
Settings.test('saving what has not changed asks for nothing', async ({ canvas }) => {
  const edits = watchCalls('shopUsers.f.edit');
  await userEvent.type(canvas.getByLabelText('Ime'), ' ');
  await save(canvas);
  await hasSaved(canvas);
  await expect(edits()).toEqual([]);
});

Settings.test('every field that differs is sent, under its own name', async ({ canvas }) => {
  const edits = watchCalls('shopUsers.f.edit');
  await retype(canvas.getByLabelText('Ime'), 'Adi');
  await retype(phoneField(canvas), '062/345-678');
  await save(canvas);
  await hasSaved(canvas);
  await expect(edits()).toEqual([{ FirstName: 'Adi', PhoneNumber: '38762345678' }]);
  await expect(canvas.getByText('Prijavljeni ste kao Adi Begović.')).toBeVisible();

  await userEvent.type(canvas.getByLabelText('Prezime'), 'ć');
  await expect(canvas.queryByText('Promjene uspješno sačuvane')).toBeNull();
  await save(canvas);
  await hasSaved(canvas);
  await expect(edits().slice(1)).toEqual([{ LastName: 'Begovićć' }]);
});

/** Seed §5: both have the same value. */
Settings.test('a new email is the new username', async ({ canvas }) => {
  const edits = watchCalls('shopUsers.f.edit');
  await retype(canvas.getByLabelText('E-mail'), 'edin@example.ba');
  await userEvent.keyboard('{Enter}');
  await hasSaved(canvas);
  await expect(edits()).toEqual([{ Username: 'edin@example.ba', Email: 'edin@example.ba' }]);
});

Settings.test('what was typed is there after a look at the orders', async ({ canvas }) => {
  await retype(canvas.getByLabelText('Ime'), 'Adi');
  await userEvent.type(canvas.getByLabelText('Stara lozinka'), 'hrast');
  await userEvent.click(canvas.getByRole('tab', { name: 'Moje narudžbe' }));
  await rowOf(canvas, '104512');
  await userEvent.click(canvas.getByRole('tab', { name: 'Postavke' }));
  await expect(await canvas.findByLabelText('Ime')).toHaveValue('Adi');
  await expect(canvas.getByLabelText('Stara lozinka')).toHaveValue('hrast');
});

Settings.test('logging out leads home', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Odjavi se' }));
  await arrivedAt(canvas, '/');
});

export const ProfileInvalid = meta.story({
  parameters: settings(),
  play: async ({ canvas }) => {
    const edits = watchCalls('shopUsers.f.edit');
    const email = await canvas.findByLabelText('E-mail', {}, patience);
    for (const field of [
      canvas.getByLabelText('Ime'),
      canvas.getByLabelText('Prezime'),
      email,
      phoneField(canvas),
    ]) {
      await userEvent.clear(field);
    }
    await save(canvas);
    const firstName = canvas.getByLabelText('Ime');
    await waitFor(() => expect(firstName).toHaveAccessibleDescription('Ime ne može biti prazno.'));
    await expect(firstName).toHaveFocus();
    await expect(canvas.getByLabelText('Prezime')).toHaveAccessibleDescription(
      'Prezime ne može biti prazno.',
    );
    await expect(email).toHaveAccessibleDescription('Molimo unesite vaš email');
    await expect(phoneField(canvas)).toHaveAccessibleDescription(/Molimo unesite vaš broj telefona$/);
    await userEvent.type(email, 'edin@example');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Email mora biti u odgovarajućem formatu.'),
    );
    await expect(edits()).toEqual([]);
  },
});

export const ProfileFailed = meta.story({
  parameters: settings('profile.fails'),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Ime', {}, patience), 'Adi');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Došlo je do greške prilikom promjene podataka',
    );
    await expect(canvas.getByLabelText('Ime')).toHaveValue('Adi');
    await expect(canvas.getByText('Prijavljeni ste kao Edin Begović.')).toBeVisible();
  },
});

/** What somebody else has stands beside the field it is about. */
export const EmailExists = meta.story({
  parameters: settings('profile.emailExists'),
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('E-mail', {}, patience);
    await retype(email, 'mirza@example.ba');
    await save(canvas);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Račun sa navedenim emailom postoji'));
    await expect(email).toHaveFocus();
    await expect(canvas.queryByText('Promjene uspješno sačuvane')).toBeNull();
  },
});

EmailExists.test('another email takes the message away', async ({ canvas }) => {
  const email = canvas.getByLabelText('E-mail');
  await userEvent.type(email, 'r');
  await waitFor(() => expect(email).toBeValid());
});

export const UsernameExists = EmailExists.extend({ parameters: settings('profile.usernameExists') });

export const PhoneExists = meta.story({
  parameters: settings('profile.phoneExists'),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('E-mail', {}, patience);
    await retype(phoneField(canvas), '062345678');
    await save(canvas);
    await waitFor(() =>
      expect(phoneField(canvas)).toHaveAccessibleDescription(/Račun sa navedenim brojem telefona postoji$/),
    );
    await expect(phoneField(canvas)).toHaveFocus();
  },
});

/** However often it is clicked, one request (decision 11). */
export const ProfileSlow = meta.story({
  parameters: settings('profile.slow'),
  play: async ({ canvas }) => {
    const edits = watchCalls('shopUsers.f.edit');
    await retype(await canvas.findByLabelText('Ime', {}, patience), 'Adi');
    const button = canvas.getByRole('button', { name: 'Sačuvaj promjene' });
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByLabelText('Ime'), '{Enter}{Enter}');
    await expect(button).toHaveAccessibleName('Čuvam promjene');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await hasSaved(canvas);
    await expect(edits()).toHaveLength(1);
  },
});

export const ProfileExpired = meta.story({
  parameters: settings('profile.expired'),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Ime', {}, patience), 'Adi');
    await save(canvas);
    await expect(await canvas.findByText('Prijava je istekla')).toBeVisible();
  },
});

async function changePassword(canvas: Canvas, oldPassword: string, newPassword: string) {
  const old = await canvas.findByLabelText('Stara lozinka', {}, patience);
  await userEvent.type(old, oldPassword);
  await userEvent.type(canvas.getByLabelText('Nova lozinka'), newPassword);
  await userEvent.click(canvas.getByRole('button', { name: 'Promijeni lozinku' }));
}

export const PasswordChanged = meta.story({
  parameters: settings(),
  play: async ({ canvas }) => {
    const changes = watchCalls('shopUsers.f.changePassword');
    await changePassword(canvas, Password, 'hrast-2027');
    await expect(await canvas.findByText('Lozinka uspješno promjenjena')).toBeVisible();
    await expect(changes()).toEqual([{ oldPassword: Password, newPassword: 'hrast-2027' }]);
    await expect(canvas.getByLabelText('Stara lozinka')).toHaveValue('');
    await expect(canvas.getByLabelText('Nova lozinka')).toHaveValue('');
  },
});

export const PasswordMissing = meta.story({
  parameters: settings(),
  play: async ({ canvas }) => {
    const changes = watchCalls('shopUsers.f.changePassword');
    await userEvent.click(await canvas.findByRole('button', { name: 'Promijeni lozinku' }, patience));
    const old = canvas.getByLabelText('Stara lozinka');
    await waitFor(() => expect(old).toHaveAccessibleDescription('Popunite sva potrebna polja'));
    await expect(canvas.getByLabelText('Nova lozinka')).toHaveAccessibleDescription(
      /Popunite sva potrebna polja$/,
    );
    await expect(old).toHaveFocus();
    await expect(changes()).toEqual([]);
  },
});

export const PasswordTooShort = meta.story({
  parameters: settings(),
  play: async ({ canvas }) => {
    const changes = watchCalls('shopUsers.f.changePassword');
    await changePassword(canvas, Password, 'hrast');
    await waitFor(() =>
      expect(canvas.getByLabelText('Nova lozinka')).toHaveAccessibleDescription(
        /Lozinka mora biti između 8 i 64 karaktera$/,
      ),
    );
    await expect(changes()).toEqual([]);
  },
});

/** The backend is stricter than the form. */
export const PasswordRefused = meta.story({
  parameters: settings('password.short'),
  play: async ({ canvas }) => {
    await changePassword(canvas, Password, 'hrast-2027');
    const password = canvas.getByLabelText('Nova lozinka');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/Lozinka mora biti između 8 i 64 karaktera$/),
    );
    await expect(password).toHaveFocus();
  },
});

export const PasswordWrong = meta.story({
  parameters: settings(),
  play: async ({ canvas }) => {
    await changePassword(canvas, 'hrast-2025', 'hrast-2027');
    await expect(await canvas.findByText('Došlo je do greške prilikom promjene lozinke')).toBeVisible();
    const old = canvas.getByLabelText('Stara lozinka');
    await expect(old).toHaveAccessibleDescription('Stara lozinka nije tačna.');
    await expect(old).toHaveFocus();
    await expect(old).toHaveValue('hrast-2025');
  },
});

export const PasswordFailed = meta.story({
  parameters: settings('password.fails'),
  play: async ({ canvas }) => {
    await changePassword(canvas, Password, 'hrast-2027');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Došlo je do greške prilikom promjene lozinke');
    await expect(alert).toHaveTextContent('Važi stara lozinka.');
    await expect(canvas.getByLabelText('Nova lozinka')).toHaveValue('hrast-2027');
  },
});

export const PasswordSlow = meta.story({
  parameters: settings('password.slow'),
  play: async ({ canvas }) => {
    const changes = watchCalls('shopUsers.f.changePassword');
    await changePassword(canvas, Password, 'hrast-2027');
    const button = await canvas.findByRole('button', { name: 'Mijenjam lozinku' });
    await userEvent.dblClick(button);
    await expect(await canvas.findByText('Lozinka uspješno promjenjena', {}, patience)).toBeVisible();
    await expect(changes()).toHaveLength(1);
  },
});

export const PasswordExpired = meta.story({
  parameters: settings('password.expired'),
  play: async ({ canvas }) => {
    await changePassword(canvas, Password, 'hrast-2027');
    await expect(await canvas.findByText('Prijava je istekla')).toBeVisible();
  },
});

export const LogoutFailed = meta.story({
  parameters: settings('logout.fails'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Odjavi se' }, patience));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Odjava nije uspjela');
    await expect(canvas.getByText('Prijavljeni ste kao Edin Begović.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Odjavi se' })).toBeVisible();
  },
});

/** Who leaves is not asked to log in again on the way. */
export const LogoutSlow = meta.story({
  parameters: settings('logout.slow'),
  play: async ({ canvas }) => {
    const logouts = watchCalls('auth.logout');
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Odjavi se' }, patience));
    await expect(await canvas.findByRole('button', { name: 'Odjavljujem vas' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await arrivedAt(canvas, '/');
    await expect(logouts()).toHaveLength(1);
  },
});

/** Below 834 px number and status stay, and each row opens (seed §2). */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await rowOf(canvas, '104512');
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Narudžba',
      'Status',
    ]);
    const details = canvas.getByRole('button', { name: 'Detalji narudžbe 104512' });
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: /104512/ })).toBeNull();
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/^Alpha Potent/)).toBeVisible();
    await expect(canvas.getByText('14.11.2026 19:36')).toBeVisible();
    await expect(canvas.getByText('126,70 KM')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Prati Pošiljku (narudžba 104512)' })).toBeVisible();
    await noSidewaysScroll();
  },
});

export const PhoneSettings = meta.story({
  globals: phone,
  parameters: settings(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Ime', {}, patience)).toBeVisible();
    await noSidewaysScroll();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => Phone.play(context),
});

export const NarrowSettings = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: settings(),
  play: async (context) => PhoneSettings.play(context),
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, '104512')).getAllByRole('cell')).toHaveLength(5);
    await noSidewaysScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA', ...desktop },
  play: async ({ canvas }) => {
    const newest = await rowOf(canvas, '104512');
    await expect(newest.getByText('126,70 KM')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Vrijeme' })).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS', ...desktop },
  play: async ({ canvas }) => {
    const newest = await rowOf(canvas, '204871');
    await expect(newest.getByText('7.970,00 RSD')).toBeVisible();
    await expect(newest.getByText('14.11.2026 18:24')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Moj nalog' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Vreme' })).toBeVisible();
  },
});

/** The seed's own RS form. */
export const RSSaved = meta.story({
  globals: { country: 'RS' },
  parameters: settings(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sačuvaj promene' }, patience));
    await expect(await canvas.findByText('Promene uspešno sačuvane')).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR', ...desktop },
  play: async ({ canvas }) => {
    const newest = await rowOf(canvas, '304936');
    await expect(newest.getByText('68,70 €')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Postavke' }));
    await expect(await canvas.findByLabelText('E-mail adresa')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Osobni podaci' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Spremi promjene' })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME', ...desktop },
  play: async ({ canvas }) => {
    const newest = await rowOf(canvas, '404238');
    await expect(newest.getByText('67,70 €')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Vrijeme' })).toBeVisible();
  },
});
