import { CheckoutScreen } from '#features/checkout';
import { fixtures } from '#mocks/fixtures';
import { type Call, faultMatrix, LOGIN_UNKNOWN } from './matrix';
import { press, write } from './stage';

const { UserInfo, Password } = fixtures.BA.member;

const guest = { path: '/checkout' } satisfies Call['shop'];
const member = { ...guest, scenarios: ['session.member'] } satisfies Call['shop'];

const ORDER_FAILED = /Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije\./;
const retries = /Nema veze sa serverom\. Pokušavamo ponovo…/;
const loggedOut = /Prijavi se/;
const newProfile = 'Napravi profil';
const order = () => press(/^(Završi kupovinu|Pokušaj ponovo) za 93,80/);
const thanks = /^\/checkout\/\d+$/m;
const found = /Narudžba je ipak stigla/;

/** The way to an order. */
faultMatrix({
  'Checkout: the prices': {
    shop: member,
    screen: <CheckoutScreen />,
    on: 'offers.f.getAll',
    waits: /Učitavanje/,
    fails: /Došlo je do greške!/,
    nextStep: /^Pokušaj ponovo$/,
    done: /93,80 KM/,
  },
  'Checkout: the login': {
    shop: guest,
    screen: <CheckoutScreen />,
    on: 'auth.loginShop',
    act: async () => {
      await write(/^E-mail$/, UserInfo.Email);
      await write(/^Lozinka$/, Password);
      await press(/^Prijavi se$/);
    },
    repeats: true,
    waits: /Prijavljujem vas/,
    fails: /Email ili lozinka su netačni\./,
    says: {
      'connection refused': retries,
      'HTTP 500': retries,
      'HTML instead of JSON': retries,
      'JSON of another shape': retries,
    },
    code: ['WRONG_CREDENTIALS', /Email ili lozinka su netačni\./],
    nextStep: /^Prijavi se$|^Prekini$/,
    done: /Završi kupovinu/,
  },
  'Checkout: a new profile': {
    shop: guest,
    screen: <CheckoutScreen />,
    on: 'shopUsers.f.add',
    act: async () => {
      await write(/^Ime$/, 'Nedim', newProfile);
      await write(/^Prezime$/, 'Kurtović', newProfile);
      await write(/^Broj telefona$/, '062 345 678', newProfile);
      await write(/^E-mail$/, 'nedim@example.ba', newProfile);
      await write(/^Izaberite lozinku$/, 'hrast-2027', newProfile);
      await press(/^Napravi profil$/);
    },
    waits: /Pravim profil/,
    fails: /Profil nije napravljen/,
    code: ['PHONE_EXISTS', /Korisnik sa navedenim brojem telefona već postoji/],
    nextStep: /^Napravi profil$/,
    done: /Profil je napravljen/,
  },
  'Checkout: who it is': {
    shop: guest,
    screen: <CheckoutScreen />,
    on: 'auth.checkLogin',
    waits: /Provjeravamo da li ste prijavljeni/,
    fails: LOGIN_UNKNOWN,
    says: { 'a code that nobody knows': loggedOut },
    code: ['NOT_LOGGED_IN', loggedOut],
    nextStep: /^Pokušaj ponovo$/,
    done: loggedOut,
    repeats: true,
    isTimerOnly: true,
  },
  'Checkout: the order': {
    shop: member,
    screen: <CheckoutScreen />,
    on: 'shopOrders.add',
    act: order,
    waits: /Šaljem narudžbu/,
    fails: ORDER_FAILED,
    // It was made, its number was lost on the way: it is found among the orders.
    says: { 'JSON of another shape': found, 'an answer that nobody asked for': found },
    code: ['NO_ARTICLES', ORDER_FAILED],
    nextStep: /^Pokušaj ponovo za|^Završi kupovinu za|^Potvrda narudžbe/,
    done: thanks,
  },
  'Checkout: the prices once more': {
    shop: member,
    screen: <CheckoutScreen />,
    on: 'offers.f.getAll',
    after: 'offers.f.getAll',
    isRetried: true,
    act: order,
    waits: /Šaljem narudžbu/,
    // The order goes without them (Screens/Checkout).
    fails: thanks,
    done: thanks,
    continuesWithout: true,
  },
  'Checkout: the earlier orders': {
    shop: member,
    screen: <CheckoutScreen />,
    on: 'shopOrders.f.getAll',
    act: order,
    waits: /Šaljem narudžbu/,
    // The order goes without them.
    fails: thanks,
    // It could not do without a login.
    code: ['NOT_LOGGED_IN', /Prijava je istekla/],
    done: thanks,
    continuesWithout: true,
  },
  'Checkout: the look for a lost order': {
    shop: { ...guest, scenarios: ['session.member', 'orders.answerLostOnce'] },
    screen: <CheckoutScreen />,
    on: 'shopOrders.f.getAll',
    after: 'shopOrders.add',
    act: order,
    // The screen looks by itself.
    again: async () => {},
    waits: /Provjeravamo da li je narudžba stigla/,
    fails: /Ne možemo provjeriti da li je narudžba stigla/,
    code: ['NOT_LOGGED_IN', /Prijava je istekla/],
    nextStep: /^Pokušaj ponovo za 93,80/,
    // Who tries again before the next look is led to the order that is there.
    done: new RegExp(`${found.source}|${thanks.source}`, 'm'),
  },
});
