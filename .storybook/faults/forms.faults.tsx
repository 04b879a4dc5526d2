import { expect, waitFor } from 'storybook/test';
import { ClubScreen } from '#features/club';
import { ForgotPasswordScreen } from '#features/forgot-password';
import { LoginScreen } from '#features/login';
import { fixedTexts } from '#features/shared/country';
import { fixtures } from '#mocks/fixtures';
import { createProfile } from './createProfile';
import { type Call, faultMatrix, LOGIN_UNKNOWN } from './matrix';
import { fill, type Shopper } from './stage';

const { UserInfo, Password } = fixtures.BA.member;

/** A call that the shop repeats until the server answers (Specification/Session). */
const repeated = {
  repeats: true,
  fails: /Nema veze sa serverom\. Pokušavamo ponovo…/,
} satisfies Partial<Call>;

const emptyClubForm = /^(?!.*Edin Begović).*Ime i prezime/s;

async function askForCode({ canvas, userEvent }: Shopper) {
  await fill({ userEvent }, await canvas.findByLabelText('Email ili broj telefona'), UserInfo.Email);
  await userEvent.click(canvas.getByRole('button', { name: 'Pošaljite kod' }));
}

async function openClubForm({ canvas, userEvent }: Shopper) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Pridružite se klubu' }));
}

async function joinClub(shopper: Shopper) {
  await openClubForm(shopper);
  const { canvas, userEvent } = shopper;
  await userEvent.type(await canvas.findByLabelText(/^Ime i prezime/), 'Ana Be');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Broj telefona/ }), '061222333');
  await userEvent.click(canvas.getByRole('button', { name: 'Pridružite se' }));
}

/** What was typed is still there. */
async function joinClubAgain(shopper: Shopper) {
  await openClubForm(shopper);
  const { canvas, userEvent } = shopper;
  await userEvent.click(await canvas.findByRole('button', { name: 'Pridružite se' }));
}

/** Forms that need no login. */
faultMatrix({
  'Login: the login check': {
    shop: { path: '/login' },
    screen: <LoginScreen />,
    on: 'auth.checkLogin',
    repeats: true,
    // The shop repeats the check every 2 s.
    fails: LOGIN_UNKNOWN,
    code: ['NOT_LOGGED_IN', /Prijavite se/],
    nextStep: /^Pokušajte ponovo$/,
    done: /Prijavite se/,
  },
  'Login: logging in': {
    ...repeated,
    shop: { path: '/login' },
    screen: <LoginScreen />,
    on: 'auth.loginShop',
    act: async ({ canvas, userEvent }) => {
      await fill({ userEvent }, await canvas.findByLabelText('Email ili broj telefona'), UserInfo.Email);
      await fill({ userEvent }, canvas.getByLabelText('Lozinka'), Password);
      await userEvent.click(canvas.getByRole('button', { name: 'Prijavite se' }));
    },
    waits: /Prijavljujem vas/,
    code: ['WRONG_CREDENTIALS', new RegExp(fixedTexts.loginFailed)],
    nextStep: /^Prijavite se$|^Prekinite$/,
    done: /^\/$/m,
  },
  'Login: registering': {
    shop: { path: '/login', state: { wantsProfile: true } },
    screen: <LoginScreen />,
    on: 'shopUsers.f.add',
    act: async ({ canvas, userEvent }) => {
      await canvas.findByRole('textbox', { name: 'Ime' });
      await createProfile(canvas, { userEvent });
    },
    waits: /Pravim račun/,
    fails: new RegExp(fixedTexts.registerFailed),
    code: ['USERNAME_EXISTS', new RegExp(fixedTexts.registerUsernameExists)],
    nextStep: /^Napravite račun$/,
    done: /Račun je napravljen/,
  },
  'Forgotten password: requesting a code': {
    ...repeated,
    shop: { path: '/forgotPassword' },
    screen: <ForgotPasswordScreen />,
    on: 'auth.generateToken',
    act: askForCode,
    waits: /Šaljem kod/,
    code: ['NOT_FOUND', new RegExp(fixedTexts.resetWrong)],
    nextStep: /^Pošaljite kod$|^Prekinite$/,
    done: /Upišite kod iz poruke/,
  },
  'Forgotten password: setting a new one': {
    ...repeated,
    shop: { path: '/forgotPassword' },
    screen: <ForgotPasswordScreen />,
    on: 'auth.resetPassword',
    act: async (shopper) => {
      await askForCode(shopper);
      const { canvas, userEvent } = shopper;
      const code = await canvas.findByLabelText('Kod');
      // The step that opens stops earlier calls, and then takes the focus.
      await waitFor(() => expect(code).toHaveFocus());
      await userEvent.type(code, '123456');
      await userEvent.type(canvas.getByLabelText('Nova lozinka'), 'hrast-2027');
      await userEvent.click(canvas.getByRole('button', { name: 'Sačuvajte lozinku' }));
    },
    waits: /Čuvam lozinku/,
    code: ['TOKEN_INVALID', new RegExp(fixedTexts.resetWrong)],
    nextStep: /^Sačuvajte lozinku$|^Prekinite$/,
    done: /^\/login$/m,
  },
  'Club: the login check': {
    shop: { path: '/club', scenarios: ['session.member'] },
    screen: <ClubScreen />,
    on: 'auth.checkLogin',
    act: openClubForm,
    // Without a profile to fill it in, the form is empty.
    waits: emptyClubForm,
    fails: emptyClubForm,
    nextStep: /^Pridružite se$/,
    done: /Edin Begović/,
    repeats: true,
  },
  "Club: the visitor's country": {
    shop: { path: '/club' },
    screen: <ClubScreen />,
    on: '/geo',
    act: joinClub,
    waits: /Šaljem prijavu/,
    fails: new RegExp(fixedTexts.clubFailed),
    nextStep: /^Pridružite se$/,
    done: new RegExp(fixedTexts.clubJoined),
  },
  'Club: joining': {
    shop: { path: '/club' },
    screen: <ClubScreen />,
    on: '/api/leads/clubJoin',
    act: joinClub,
    again: joinClubAgain,
    waits: /Šaljem prijavu/,
    fails: new RegExp(fixedTexts.clubFailed),
    nextStep: /^Pridružite se$/,
    done: new RegExp(fixedTexts.clubJoined),
    canBeLate: true,
  },
});
