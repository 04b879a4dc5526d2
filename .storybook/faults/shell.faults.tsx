import { expect, waitFor } from 'storybook/test';
import { BlogScreen } from '#features/blog';
import { CartPanel } from '#features/cart';
import { Header } from '#features/header';
import { LandingScreen } from '#features/landing';
import { QuizScreen } from '#features/quiz';
import { Search } from '#features/search';
import { fixedTexts } from '#features/shared/country';
import { VisitorCountry } from '#features/visitor-country';
import { WithdrawalScreen } from '#features/withdrawal';
import { waitForDialogToClose } from '../shop/plays';
import { type Call, faultMatrix } from './matrix';
import { reconnect, type Shopper } from './stage';

/** Only an answer shows the line (Shell/Visitor country). */
const withoutLine = /^(?!.*Jeste li u Srbiji)/s;

const offers = {
  on: 'offers.f.getAll',
  fails: new RegExp(fixedTexts.offersFailed),
  nextStep: /^Pokušajte ponovo$/,
  isRetried: true,
} satisfies Partial<Call>;

/** A list beside the page's main content: no message says that it failed, and it appears when the network is back. */
const secondary = { on: 'offers.f.getAll', isRetried: true, recovers: reconnect } satisfies Partial<Call>;

const menuWithoutOffers = /^(?!.*Alpha Potent).*Cijela kategorija\s+Potencija/s;

const guestWithdraws = /^(?!.*Edin Begović).*Broj narudžbe/s;
const memberWithdraws = /Izaberite narudžbu.*Edin Begović/s;

const withdrawal = { path: '/odustajanje', scenarios: ['session.member'] } satisfies Call['shop'];

const recommended = /^\/offers\/alpha-potent$/m;

/** The contact is a line once it was given (Screens/Quiz). */
const emailTaken = /Savjete šaljemo na e@b\.ba/;

const quizEnd = { path: '/quiz?goal=potency&step=7', route: '/quiz' };

/** Opens a category in the mobile menu. */
async function openCategory({ canvas, userEvent }: Shopper) {
  // The menu of the page before takes the clicks until it has closed.
  await waitForDialogToClose();
  await userEvent.click(await canvas.findByRole('button', { name: 'Meni' }));
  const category = await canvas.findByText('Potencija', { selector: 'summary *' });
  // The menu takes none before it has opened.
  await waitFor(() => expect(getComputedStyle(category).pointerEvents).not.toBe('none'));
  await userEvent.click(category);
}

async function search({ canvas, userEvent }: Shopper) {
  await waitForDialogToClose();
  await userEvent.click(await canvas.findByRole('button', { name: /Pretraga/ }));
  await userEvent.clear(await canvas.findByLabelText(/Naziv proizvoda/));
  await userEvent.paste('paket');
}

/** The same calls in panels, menus and sections of pages. */
faultMatrix({
  'Header: offers in the mobile menu': {
    ...secondary,
    shop: { path: '/uz-meni' },
    screen: <Header search={null} />,
    act: openCategory,
    waits: menuWithoutOffers,
    fails: menuWithoutOffers,
    nextStep: /^Cijela kategorija\s+Potencija/,
    done: /Alpha Potent.*Cijela kategorija\s+Potencija/s,
  },
  'Header: offers in the category menu': {
    ...secondary,
    shop: { path: '/uz-meni' },
    screen: <Header search={null} />,
    isWide: true,
    act: async ({ canvas, userEvent }) =>
      userEvent.click(await canvas.findByRole('button', { name: 'Shop' })),
    waits: /Potencija\s+Prostata/,
    fails: /Potencija\s+Prostata/,
    nextStep: /^Prostata$/,
    done: /Potencija\s+Alpha Potent.*46,90 KM/s,
  },
  'Header: the login check': {
    shop: { path: '/uz-meni', scenarios: ['session.member'] },
    screen: <Header search={null} />,
    isWide: true,
    on: 'auth.checkLogin',
    waits: /Prijava ili moj račun/,
    // The shop repeats the check every 2 s.
    fails: /Prijava ili moj račun/,
    code: ['NOT_LOGGED_IN', /Prijava$/m],
    nextStep: /^Prijava/,
    done: /Edin/,
    repeats: true,
  },
  'Cart: offers': {
    ...offers,
    shop: { path: '/kraj-korpe', overlay: 'cart' },
    screen: <CartPanel />,
    waits: /Učitavanje/,
    done: /93,80 KM/,
  },
  'Search: offers': {
    ...offers,
    shop: { path: '/uz-pretragu' },
    screen: <Search />,
    act: search,
    fails: /Nije pronađen ni jedan artikal\s+Ponuda se nije učitala/,
    waits: /Učitavanje|Tražim/,
    done: /Paket Snaga/,
  },
  "Visitor country: the visitor's country": {
    shop: { path: '/uz-liniju', scenarios: ['geo.abroad'], cart: [] },
    screen: <VisitorCountry />,
    on: '/geo',
    waits: withoutLine,
    fails: withoutLine,
    recovers: reconnect,
    done: /Jeste li u Srbiji/,
  },
  'Landing: best sellers': {
    ...offers,
    shop: { path: '/' },
    screen: <LandingScreen />,
    // Loads what is deferred until the section is near.
    act: async ({ canvas }) =>
      (await canvas.findByRole('heading', { name: 'Šta se najviše naručuje' })).scrollIntoView(),
    waits: /Učitavanje proizvoda/,
    fails: /Proizvodi se nisu učitali/,
    done: /46,90 KM/,
  },
  'Blog: offers': {
    ...secondary,
    shop: { path: '/blog/prostata', route: '/blog/:topic' },
    screen: <BlogScreen />,
    waits: /Naši proizvodi/,
    fails: /^(?!.*Naši proizvodi).*Nastavite čitati/s,
    nextStep: /Potencija|Povećanje/,
    done: /Naši proizvodi.*49,90 KM/s,
  },
  'Quiz: the recommended offer': {
    ...offers,
    shop: quizEnd,
    screen: <QuizScreen />,
    waits: /Pripremamo preporuku/,
    done: /Alpha Potent.*Vaši odgovori/s,
  },
  'Quiz: sending name and email': {
    shop: quizEnd,
    screen: <QuizScreen />,
    on: '/api/leads/addSubscriber',
    act: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText(/Ime/), 'Edin');
      await userEvent.type(canvas.getByLabelText(/Email/), 'e@b.ba');
      await userEvent.click(canvas.getByRole('button', { name: 'Šaljite mi savjete' }));
    },
    // The next step does not wait for the request, nor for its success (Screens/Quiz).
    waits: emailTaken,
    done: emailTaken,
  },
  'Quiz: sending the phone number': {
    shop: { path: '/quiz?goal=potency&step=8', route: '/quiz' },
    screen: <QuizScreen />,
    on: '/api/leads/addSubscriber',
    act: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /^Broj telefona/ }), '062 345 678');
      await userEvent.click(canvas.getByRole('button', { name: 'Nazovite me' }));
    },
    // Neither does the recommendation.
    waits: recommended,
    done: recommended,
  },
  'Withdrawal: the login check': {
    shop: withdrawal,
    screen: <WithdrawalScreen />,
    on: 'auth.checkLogin',
    // Without a profile to fill it in, the shopper types the name too.
    waits: guestWithdraws,
    fails: guestWithdraws,
    nextStep: /^Pregledajte izjavu$/,
    done: memberWithdraws,
    repeats: true,
  },
  'Withdrawal: list of orders': {
    shop: withdrawal,
    screen: <WithdrawalScreen />,
    on: 'shopOrders.f.getAll',
    // Without the list the shopper types the order's number.
    waits: /Broj narudžbe/,
    fails: /Broj narudžbe/,
    nextStep: /^Pregledajte izjavu$/,
    recovers: reconnect,
    done: /Izaberite narudžbu/,
  },
  'Withdrawal: names of ordered offers': {
    ...secondary,
    shop: withdrawal,
    screen: <WithdrawalScreen />,
    act: async ({ canvas, userEvent }) => {
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Narudžba' }), '104512');
      await userEvent.click(canvas.getByLabelText('Od cijele narudžbe'));
    },
    // Without the names the shopper types them.
    waits: /Koji proizvodi i koliko komada/,
    fails: /Koji proizvodi i koliko komada/,
    nextStep: /^Pregledajte izjavu$/,
    done: /Alpha Potent × 2/,
  },
});
