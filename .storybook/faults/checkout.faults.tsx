import { within } from 'storybook/test';
import { CheckoutScreen } from '#features/checkout';
import { fixedTexts } from '#features/shared/country';
import { fixtures } from '#mocks/fixtures';
import { createProfile } from './createProfile';
import { type Call, faultMatrix, LOGIN_UNKNOWN } from './matrix';
import { fill, type Shopper } from './stage';

const { UserInfo, Password } = fixtures.BA.member;

const guest = { path: '/checkout' } satisfies Call['shop'];
const member = { ...guest, scenarios: ['session.member'] } satisfies Call['shop'];

const ORDER_FAILED = new RegExp(fixedTexts.orderFailed);
const loggedOut = /Već imam račun/;

async function order({ canvas, userEvent }: Shopper) {
  const name = /^(Završite kupovinu|Pokušajte ponovo) za 93,80/;
  await userEvent.click(await canvas.findByRole('button', { name }));
}

const thanks = /^\/checkout\/\d+$/m;
const found = /Narudžba je ipak stigla/;
const retry = /^Pokušajte ponovo za 93,80/;
const loginEnded = new RegExp(`${ORDER_FAILED.source}\\s+Prijava je istekla`);

/** The way to an order. */
faultMatrix({
  'Checkout: the prices': {
    shop: member,
    screen: <CheckoutScreen />,
    on: 'offers.f.getAll',
    waits: /Učitavanje/,
    fails: new RegExp(fixedTexts.offersFailed),
    nextStep: /^Pokušajte ponovo$/,
    done: /93,80 KM/,
  },
  'Checkout: the login': {
    shop: guest,
    screen: <CheckoutScreen />,
    on: 'auth.loginShop',
    act: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Već imam račun' }));
      const form = within(await canvas.findByRole('form', { name: 'Prijavite se' }));
      await fill({ userEvent }, form.getByLabelText('Email'), UserInfo.Email);
      await fill({ userEvent }, form.getByLabelText('Lozinka'), Password);
      await userEvent.click(form.getByRole('button', { name: 'Prijavite se' }));
    },
    repeats: true,
    waits: /Prijavljujem vas/,
    fails: /Nema veze sa serverom\. Pokušavamo ponovo…/,
    code: ['WRONG_CREDENTIALS', /Email ili lozinka su netačni\./],
    nextStep: /^Prijavite se$|^Prekinite$/,
    done: /Završite kupovinu/,
    canBeLate: true,
  },
  'Checkout: a new profile': {
    shop: guest,
    screen: <CheckoutScreen />,
    on: 'shopUsers.f.add',
    act: async ({ canvas, userEvent }) => {
      const form = within(await canvas.findByRole('form', { name: 'Napravite račun' }));
      await createProfile(form, { userEvent });
    },
    waits: /Pravim račun/,
    fails: /Račun nije napravljen/,
    code: ['PHONE_EXISTS', new RegExp(fixedTexts.checkoutPhoneExists)],
    nextStep: /^Napravite račun i nastavite$/,
    done: /Račun je napravljen/,
    canBeLate: true,
  },
  'Checkout: who it is': {
    shop: guest,
    screen: <CheckoutScreen />,
    on: 'auth.checkLogin',
    fails: LOGIN_UNKNOWN,
    code: ['NOT_LOGGED_IN', loggedOut],
    nextStep: /^Pokušajte ponovo$/,
    done: loggedOut,
    repeats: true,
  },
  'Checkout: the order': {
    shop: member,
    screen: <CheckoutScreen />,
    on: 'shopOrders.add',
    act: order,
    waits: /Šaljem narudžbu/,
    fails: ORDER_FAILED,
    code: ['NO_ARTICLES', ORDER_FAILED],
    nextStep: /^Pokušajte ponovo za|^Završite kupovinu za/,
    done: thanks,
    canBeLate: true,
    follows: thanks,
  },
  'Checkout: the prices once more': {
    shop: member,
    screen: <CheckoutScreen />,
    on: 'offers.f.getAll',
    after: 'offers.f.getAll',
    isRetried: true,
    act: order,
    // The order goes without them (Screens/Checkout).
    done: thanks,
  },
  'Checkout: the earlier orders': {
    shop: member,
    screen: <CheckoutScreen />,
    on: 'shopOrders.f.getAll',
    act: order,
    // Requires a login.
    code: ['NOT_LOGGED_IN', loginEnded],
    // The order goes without them.
    done: thanks,
  },
  'Checkout: the look for a lost order': {
    shop: { ...guest, scenarios: ['session.member', 'orders.answerLostOnce'] },
    screen: <CheckoutScreen />,
    on: 'shopOrders.f.getAll',
    after: 'shopOrders.add',
    act: async (shopper) => {
      await order(shopper);
      await shopper.userEvent.click(await shopper.canvas.findByRole('button', { name: retry }));
    },
    again: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: retry }));
    },
    fails: /Ne možemo to provjeriti/,
    code: ['NOT_LOGGED_IN', loginEnded],
    nextStep: retry,
    done: new RegExp(`${found.source}|${thanks.source}`, 'm'),
    canBeLate: true,
  },
});
