import { BlogScreen } from '#features/blog';
import { CartPanel } from '#features/cart';
import { LandingScreen } from '#features/landing';
import { QuizScreen } from '#features/quiz';
import { Search } from '#features/search';
import { useCart } from '#features/shared/cart';
import { WithdrawalScreen } from '#features/withdrawal';
import { type Call, faultMatrix } from './matrix';
import { comeTo, press, write } from './stage';

/** A page with what opens the cart. */
function WithCart() {
  const cart = useCart();
  return (
    <>
      <button type="button" onClick={cart.open}>
        Otvori korpu
      </button>
      <CartPanel />
    </>
  );
}

const offers = {
  on: 'offers.f.getAll',
  fails: /Došlo je do greške!/,
  wayOn: /^Pokušaj ponovo$/,
} satisfies Partial<Call>;

const quizEnd = { path: '/quiz?goal=potency&step=7', route: '/quiz' };

/** Where the same calls stand in panels, menus and the middle of pages. */
faultMatrix({
  'Cart: offers': {
    ...offers,
    shop: { path: '/kraj-korpe' },
    screen: <WithCart />,
    act: () => press(/^Otvori korpu$/),
    waits: /Učitavanje/,
    done: /93,80 KM/,
  },
  'Search: offers': {
    ...offers,
    shop: { path: '/uz-pretragu' },
    screen: <Search />,
    act: async () => {
      await press(/Pretraga/);
      await write(/Naziv proizvoda/, 'paket');
    },
    waits: /Učitavanje|Tražim/,
    done: /Paket Snaga/,
  },
  'Landing: best sellers': {
    ...offers,
    shop: { path: '/' },
    screen: <LandingScreen />,
    act: () => comeTo(/Najpopularniji proizvodi/),
    waits: /Učitavanje proizvoda/,
    fails: /Trenutno nema proizvoda/,
    done: /46,90 KM/,
  },
  'Blog: offers': {
    ...offers,
    shop: { path: '/blog/prostata', route: '/blog/:topic' },
    screen: <BlogScreen />,
    waits: /Nastavite čitati/,
    fails: /Nastavite čitati/,
    wayOn: /Potencija|Povećanje/,
    done: /Nastavite čitati/,
  },
  'Quiz: the recommendation': {
    ...offers,
    shop: quizEnd,
    screen: <QuizScreen />,
    waits: /Pripremamo preporuku/,
    done: /Preporučujemo Alpha Potent/,
  },
  'Quiz: whom it met': {
    shop: quizEnd,
    screen: <QuizScreen />,
    on: '/api/leads/addSubscriber',
    act: async () => {
      await write(/Ime/, 'Edin');
      await write(/E-mail/, 'e@b.ba');
      await press(/^Dalje$/);
    },
    // Whether it arrives keeps nobody from the next step (seed §7).
    waits: /Da vas nazovemo\?/,
    fails: /Da vas nazovemo\?/,
    wayOn: /Preskoči/,
    done: /Da vas nazovemo\?/,
  },
  'Withdrawal: the orders to choose from': {
    shop: { path: '/odustajanje', scenarios: ['session.member'] },
    screen: <WithdrawalScreen />,
    on: 'shopOrders.f.getAll',
    // Without the list its number is typed.
    waits: /Broj narudžbe/,
    fails: /Broj narudžbe/,
    code: ['NOT_LOGGED_IN', /Broj narudžbe/],
    wayOn: /^Pregledaj|^Nastavi/,
    done: /Broj narudžbe|Narudžba/,
  },
});
