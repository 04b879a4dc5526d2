import { AccountScreen } from '#features/account';
import { OfferScreen } from '#features/offer';
import { fixedTexts } from '#features/shared/country';
import { type Call, faultMatrix, LOGIN_UNKNOWN } from './matrix';
import type { Shopper } from './stage';

const member = { path: '/account', scenarios: ['session.member'] } satisfies Call['shop'];
const settings = { ...member, path: '/account?tab=postavke', route: '/account' } satisfies Call['shop'];
const offer = {
  path: '/offers/alpha-potent',
  route: '/offers/:slog',
  scenarios: ['session.member'],
} satisfies Call['shop'];

const profileNeeded = /Recenziju možete napisati kad imate račun/;

async function openReviewForm({ canvas, userEvent }: Shopper) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Napišite recenziju' }));
}

async function drawPicture() {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  const blob = await canvas.convertToBlob();
  return new File([blob], 'bocica.png', { type: blob.type });
}

/** Calls that need a login. */
faultMatrix({
  'Account: the login check': {
    shop: member,
    screen: <AccountScreen />,
    on: 'auth.checkLogin',
    waits: /Učitavanje računa/,
    fails: LOGIN_UNKNOWN,
    code: ['NOT_LOGGED_IN', /Niste prijavljeni/],
    nextStep: /^Pokušajte ponovo$|^Prijavite se$/,
    done: /Prijavljeni ste kao Edin Begović/,
    repeats: true,
  },
  'Account: orders': {
    shop: member,
    screen: <AccountScreen />,
    on: 'shopOrders.f.getAll',
    waits: /Učitavanje narudžbi/,
    fails: new RegExp(fixedTexts.accountFailed),
    code: ['NOT_LOGGED_IN', /Prijava je istekla/],
    nextStep: /^Pokušajte ponovo$/,
    done: /104512/,
  },
  'Account: names of ordered offers': {
    shop: member,
    screen: <AccountScreen />,
    on: 'offers.f.getAll',
    waits: /Učitavanje narudžbi/,
    fails: /Došlo je do greške/,
    nextStep: /^Pokušajte ponovo$/,
    done: /104512/,
  },
  'Account: saving the profile': {
    shop: settings,
    screen: <AccountScreen />,
    on: 'shopUsers.f.edit',
    act: async ({ canvas, userEvent }) => {
      const firstName = await canvas.findByLabelText('Ime');
      await userEvent.clear(firstName);
      await userEvent.type(firstName, 'Adi');
      await userEvent.click(canvas.getByRole('button', { name: 'Sačuvajte promjene' }));
    },
    waits: /Čuvam promjene/,
    fails: new RegExp(fixedTexts.profileFailed),
    code: ['PHONE_EXISTS', new RegExp(fixedTexts.registerPhoneExists)],
    nextStep: /^Sačuvajte promjene$/,
    done: new RegExp(fixedTexts.profileSaved),
    canBeLate: true,
  },
  'Account: changing the password': {
    shop: settings,
    screen: <AccountScreen />,
    on: 'shopUsers.f.changePassword',
    act: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText('Stara lozinka'), 'hrast-2026');
      await userEvent.type(canvas.getByLabelText('Nova lozinka'), 'hrast-2027');
      await userEvent.click(canvas.getByRole('button', { name: 'Promijenite lozinku' }));
    },
    waits: /Mijenjam lozinku/,
    fails: new RegExp(fixedTexts.passwordFailed),
    code: ['PASSWORD_SHORT', new RegExp(fixedTexts.passwordShort)],
    nextStep: /^Promijenite lozinku$/,
    done: new RegExp(fixedTexts.passwordChanged),
  },
  'Account: logging out': {
    shop: settings,
    screen: <AccountScreen />,
    on: 'auth.logout',
    act: async ({ canvas, userEvent }) =>
      userEvent.click(await canvas.findByRole('button', { name: 'Odjavite se' })),
    waits: /Odjavljujem vas/,
    fails: /Odjava nije uspjela/,
    nextStep: /^Odjavite se$/,
    done: /^\/$/m,
    canBeLate: true,
  },
  'Offer: the login check': {
    shop: offer,
    screen: <OfferScreen />,
    on: 'auth.checkLogin',
    act: openReviewForm,
    waits: /Učitavanje obrasca/,
    fails: LOGIN_UNKNOWN,
    code: ['NOT_LOGGED_IN', profileNeeded],
    nextStep: /^Pokušajte ponovo$|^Prijavite se$/,
    done: /Vaše iskustvo/,
    repeats: true,
  },
  'Offer: uploading a picture of a review': {
    shop: offer,
    screen: <OfferScreen />,
    on: 'staticContent.images.f.upload',
    act: async (shopper) => {
      await openReviewForm(shopper);
      const { canvas, userEvent } = shopper;
      await userEvent.type(await canvas.findByLabelText('Ime slike'), 'Pult');
      await userEvent.upload(canvas.getByLabelText('Slika'), await drawPicture());
      await userEvent.click(canvas.getByRole('button', { name: 'Dodajte sliku' }));
    },
    waits: /Šalje se/,
    fails: /Slika nije poslana\./,
    code: ['NOT_AN_IMAGE', /Ovo nije slika/],
    nextStep: /^Pokušajte ponovo/,
    done: /Poslano/,
  },
  'Offer: sending a review': {
    shop: offer,
    screen: <OfferScreen />,
    on: 'shopReviews.add',
    act: async (shopper) => {
      await openReviewForm(shopper);
      const { canvas, userEvent } = shopper;
      await userEvent.type(await canvas.findByLabelText(/^Vaše iskustvo/), 'Da');
      await userEvent.click(canvas.getByRole('button', { name: 'Pošaljite recenziju' }));
    },
    waits: /Šaljem/,
    fails: new RegExp(fixedTexts.reviewFailed),
    code: ['NOT_LOGGED_IN', /Prijava je istekla/],
    nextStep: /^Pošaljite recenziju$/,
    done: /Hvala, vaša recenzija je poslana/,
    canBeLate: true,
  },
});
