import type { ErrorCode, ExternalPath, RpcMethod } from '../backend';
import { type CountryFixtures, offerSlugs } from '../fixtures';

/** Something that happens on the way to one method or address. */
export interface NetworkScenario {
  description: string;
  on: RpcMethod | ExternalPath;
  /**
   * - `pending`: no answer ever
   * - `slow`: the answer takes 1500 ms longer
   * - `unreachable`: the request never arrives
   * - `answerLost`: the request is carried out, its answer never arrives
   * - `fails`: HTTP 500
   */
  network: 'pending' | 'slow' | 'unreachable' | 'answerLost' | 'fails';
  /** How many requests are answered as usual first; none if left out. */
  after?: number;
  /** For how many requests; all if left out. */
  times?: number;
}

/** Another answer of one method than the backend's own. */
export interface AnswerScenario {
  description: string;
  on: RpcMethod;
  /** An error code, given without the call being carried out; or what becomes of the data. */
  answer: ErrorCode | ((data: unknown) => unknown);
  /** How many calls are answered as usual first; none if left out. */
  after?: number;
  /** For how many calls; all if left out. */
  times?: number;
}

/** Other things remembered than the fixtures'. */
export interface StoreScenario {
  description: string;
  store: (fixtures: CountryFixtures) => CountryFixtures;
}

/** The fixtures' member is already logged in. */
export interface SessionScenario {
  description: string;
  member: true;
}

export type Scenario = NetworkScenario | AnswerScenario | StoreScenario | SessionScenario;

const LONG_WORD = 'Najneprotivrječnodopunjavajućetestosteronskiji';

/** What becomes a script or an element where a page takes it for its own. */
export const MARKUP = '"><script>window.__xss = 1</script><img src=x onerror="window.__xss = 1">';

const withoutSecondPrice = (data: unknown) =>
  Array.isArray(data)
    ? data.map((offer, index) => (index === 1 ? { ...offer, NewPrice: 'uskoro' } : offer))
    : data;

/** Named network situations. A story or a test picks some by name; several take effect together. */
export const scenarios = {
  'offers.empty': {
    description: 'The shop has no offers at all.',
    on: 'offers.f.getAll',
    answer: () => [],
  },
  'offers.fails': { description: 'The list of offers fails.', on: 'offers.f.getAll', network: 'fails' },
  'offers.failsTwice': {
    description:
      'The list of offers fails, the second try that the shop makes by itself included; then it comes.',
    on: 'offers.f.getAll',
    network: 'fails',
    times: 2,
  },
  'offers.failsLater': {
    description: 'The list of offers comes once; after that it fails.',
    on: 'offers.f.getAll',
    network: 'fails',
    after: 1,
  },
  'offers.pending': {
    description: 'The list of offers never comes.',
    on: 'offers.f.getAll',
    network: 'pending',
  },
  'offers.slow': { description: 'The list of offers is slow.', on: 'offers.f.getAll', network: 'slow' },
  'offers.oneMalformed': {
    description: 'The second offer of the list has no name and no readable price.',
    on: 'offers.f.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? data.map((offer, index) => (index === 1 ? { ...offer, Name: null, NewPrice: 'uskoro' } : offer))
        : data,
  },
  'offers.oneMalformedOnce': {
    description: 'The second offer of the list has no readable price the first time.',
    on: 'offers.f.getAll',
    answer: withoutSecondPrice,
    times: 1,
  },
  'offers.oneMalformedMeanwhile': {
    description: 'The second offer has no readable price when the list is asked for again; later it has.',
    on: 'offers.f.getAll',
    answer: withoutSecondPrice,
    after: 1,
    times: 1,
  },
  'offers.firstWithdrawn': {
    description: 'The first offer is gone when the list is asked for again.',
    on: 'offers.f.getAll',
    answer: (data) => (Array.isArray(data) ? data.slice(1) : data),
    after: 1,
  },
  'offers.firstWithdrawnLater': {
    description: 'The first offer is gone when the list is asked for the third time.',
    on: 'offers.f.getAll',
    answer: (data) => (Array.isArray(data) ? data.slice(1) : data),
    after: 2,
  },
  'offers.firstRepriced': {
    description: 'The first offer costs 10 more when the list is asked for again.',
    on: 'offers.f.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? data.map((offer, index) => (index === 0 ? { ...offer, NewPrice: offer.NewPrice + 10 } : offer))
        : data,
    after: 1,
  },
  'offers.diacritics': {
    description: 'The first offers of the list have names with č, ć, š, ž and đ.',
    on: 'offers.f.getAll',
    answer: (data) => {
      const names = ['Šećer i ravnoteža', 'Žuč i jetra', 'Mlađi dan'];
      return Array.isArray(data)
        ? data.map((offer, index) => ({ ...offer, Name: names[index] ?? offer.Name }))
        : data;
    },
  },
  'offers.longWords': {
    description: 'The names of all offers in the list are words too long for a line.',
    on: 'offers.f.getAll',
    answer: (data) =>
      Array.isArray(data) ? data.map((offer) => ({ ...offer, Name: `${LONG_WORD} ${offer.Name}` })) : data,
  },
  'offers.many': {
    description: 'The list has 400 offers.',
    on: 'offers.f.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? Array.from({ length: 400 }, (_, index) => {
            const offer = data[index % data.length];
            return { ...offer, ID: index + 1, Name: `${offer.Name} ${index + 1}` };
          })
        : data,
  },

  'offers.alphabet': {
    description: 'The offers are called by words that begin with the letters of the alphabet, out of order.',
    on: 'offers.f.getAll',
    answer: (data) => {
      const names = ['Žalfija', 'Cink', 'Đumbir', 'Šipak', 'Zob', 'Ćilibar', 'Dren', 'Čaj', 'Sena', 'Aloja'];
      return Array.isArray(data) ? names.map((Name, index) => ({ ...data[index], Name })) : data;
    },
  },
  'offers.onlyBundles': {
    description: 'The shop sells bundles only, none of them under the name of a product.',
    on: 'offers.f.getAll',
    answer: (data) => (Array.isArray(data) ? data.filter(({ ChildOffers }) => ChildOffers !== null) : data),
  },

  'offer.notFound': {
    description: 'No offer has the slug.',
    on: 'offers.f.getSlog',
    answer: 'NOT_FOUND',
  },
  'offer.fails': { description: 'One offer fails to load.', on: 'offers.f.getSlog', network: 'fails' },
  'offer.failsTwice': {
    description:
      'One offer fails to load, the second try that the shop makes by itself included; then it comes.',
    on: 'offers.f.getSlog',
    network: 'fails',
    times: 2,
  },
  'offer.bare': {
    description: 'One offer comes with nothing but what an offer cannot do without.',
    on: 'offers.f.getSlog',
    answer: (data) => {
      const needed = ['ID', 'Name', 'Slog', 'Group', 'NewPrice', 'Currency'];
      return Object.fromEntries(Object.entries(data ?? {}).filter(([field]) => needed.includes(field)));
    },
  },
  'offer.foodPartial': {
    description: 'Of one food only its ingredients, a warning and its maker are told.',
    on: 'offers.f.getSlog',
    answer: (data) => ({
      ...(data ?? {}),
      Food: {
        Ingredients: 'Voda, biljni glicerol, ekstrakt korijena make (Lepidium meyenii).',
        Warnings: ['Ne prekoračivati preporučenu dnevnu dozu.'],
        Maker: 'Hrast d.o.o.',
      },
    }),
  },
  'offer.foodMalformed': {
    description: 'What is told of one food cannot be read.',
    on: 'offers.f.getSlog',
    answer: (data) => ({ ...(data ?? {}), Food: { Ingredients: 7, Warnings: 'nema' } }),
  },
  'offer.lowestPrice': {
    description: 'One offer carries the lowest price of the last 30 days, in whatever country.',
    on: 'offers.f.getSlog',
    answer: (data) => ({ ...(data ?? {}), LowestPrice30: 52.9 }),
  },
  'offer.longWords': {
    description: 'The names of one offer and of what it holds are words too long for a line.',
    on: 'offers.f.getSlog',
    answer: (data) => ({
      ...(data ?? {}),
      Name: LONG_WORD,
      Heading: `${LONG_WORD} ${LONG_WORD}`,
      Description: LONG_WORD,
      Benefits: [LONG_WORD],
      Food: { Ingredients: LONG_WORD, NetQuantity: LONG_WORD, Warnings: [LONG_WORD] },
      ChildOffers: [{ ID: 2, Name: LONG_WORD, Slog: 'libido', Images: [], Quantity: 12 }],
    }),
  },
  'offer.pending': { description: 'One offer never comes.', on: 'offers.f.getSlog', network: 'pending' },

  'reviews.empty': {
    description: 'Nobody has reviewed anything.',
    store: (fixtures) => {
      const reviews = { ...fixtures.reviews };
      for (const slug of offerSlugs) reviews[slug] = [];
      return { ...fixtures, reviews };
    },
  },
  'reviews.many': {
    description: 'Every offer has 2,000 reviews, of five stars down to one.',
    on: 'shopReviews.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? Array.from({ length: 2_000 }, (_, index) => ({
            ...data[index % data.length],
            ID: index + 1,
            ReviewHead: `Recenzija ${index + 1}`,
            Rating: 5 - Math.floor(index / 400),
            IsApproved: true,
          }))
        : data,
  },
  'reviews.failsTwice': {
    description: 'Reviews fail, the second try that the shop makes by itself included; then they come.',
    on: 'shopReviews.getAll',
    network: 'fails',
    times: 2,
  },
  'reviews.slow': { description: 'Reviews are slow.', on: 'shopReviews.getAll', network: 'slow' },
  'reviews.pending': { description: 'Reviews never come.', on: 'shopReviews.getAll', network: 'pending' },
  'reviews.pendingLater': {
    description: 'Reviews come once; in another order they never do.',
    on: 'shopReviews.getAll',
    network: 'pending',
    after: 1,
  },

  'review.fails': { description: 'A new review is not saved.', on: 'shopReviews.add', network: 'fails' },
  'review.slow': { description: 'A new review is saved slowly.', on: 'shopReviews.add', network: 'slow' },
  'review.expired': {
    description: 'The login has run out when a new review is sent.',
    on: 'shopReviews.add',
    answer: 'NOT_LOGGED_IN',
  },

  'upload.pending': {
    description: 'The upload of a picture never ends.',
    on: 'staticContent.images.f.upload',
    network: 'pending',
  },
  'upload.failsOnce': {
    description: 'The first upload of a picture fails.',
    on: 'staticContent.images.f.upload',
    network: 'fails',
    times: 1,
  },
  'upload.notAnImage': {
    description: 'The backend finds that what was uploaded is no picture.',
    on: 'staticContent.images.f.upload',
    answer: 'NOT_AN_IMAGE',
  },

  'session.member': { description: 'The member of the fixtures is logged in.', member: true },
  'session.pending': {
    description: 'Whether somebody is logged in never becomes known.',
    on: 'auth.checkLogin',
    network: 'pending',
  },
  'session.fails': {
    description: 'Whether somebody is logged in cannot be found out.',
    on: 'auth.checkLogin',
    network: 'fails',
  },
  'session.failsOnce': {
    description: 'Whether somebody is logged in cannot be found out the first time.',
    on: 'auth.checkLogin',
    network: 'fails',
    times: 1,
  },
  'session.slow': {
    description: 'Whether somebody is logged in becomes known late.',
    on: 'auth.checkLogin',
    network: 'slow',
  },

  'login.slow': { description: 'Logging in is slow.', on: 'auth.loginShop', network: 'slow' },
  'login.pending': { description: 'Logging in never ends.', on: 'auth.loginShop', network: 'pending' },
  'login.unreachable': {
    description: 'Logging in does not reach the backend.',
    on: 'auth.loginShop',
    network: 'unreachable',
  },
  'login.unreachableOnce': {
    description: 'Logging in does not reach the backend the first time.',
    on: 'auth.loginShop',
    network: 'unreachable',
    times: 1,
  },

  'register.usernameExists': {
    description: 'Somebody has registered with this email.',
    on: 'shopUsers.f.add',
    answer: 'USERNAME_EXISTS',
  },
  'register.emailExists': {
    description: 'Somebody else uses this email.',
    on: 'shopUsers.f.add',
    answer: 'EMAIL_EXISTS',
  },
  'register.phoneExists': {
    description: 'Somebody else uses this phone number.',
    on: 'shopUsers.f.add',
    answer: 'PHONE_EXISTS',
  },
  'register.passwordShort': {
    description: 'The backend finds the password too short.',
    on: 'shopUsers.f.add',
    answer: 'PASSWORD_SHORT',
  },
  'register.fails': { description: 'Registering fails.', on: 'shopUsers.f.add', network: 'fails' },
  'register.pending': { description: 'Registering never ends.', on: 'shopUsers.f.add', network: 'pending' },
  'register.slow': { description: 'Registering is slow.', on: 'shopUsers.f.add', network: 'slow' },

  'resetCode.slow': {
    description: 'The code for a new password is sent slowly.',
    on: 'auth.generateToken',
    network: 'slow',
  },
  'resetCode.unreachable': {
    description: 'Asking for a code for a new password does not reach the backend.',
    on: 'auth.generateToken',
    network: 'unreachable',
  },
  'resetCode.unreachableOnce': {
    description: 'Asking for a code for a new password does not reach the backend the first time.',
    on: 'auth.generateToken',
    network: 'unreachable',
    times: 1,
  },
  'resetCode.refused': {
    description: 'The backend sends no code, for a reason of its own.',
    on: 'auth.generateToken',
    answer: 'PARAMS_INVALID',
  },
  'reset.pending': {
    description: 'A new password is never saved.',
    on: 'auth.resetPassword',
    network: 'pending',
  },
  'reset.slow': {
    description: 'A new password is saved slowly.',
    on: 'auth.resetPassword',
    network: 'slow',
  },
  'reset.unreachableOnce': {
    description: 'A new password does not reach the backend the first time.',
    on: 'auth.resetPassword',
    network: 'unreachable',
    times: 1,
  },
  'reset.passwordShort': {
    description: 'The backend finds the new password too short.',
    on: 'auth.resetPassword',
    answer: 'PASSWORD_SHORT',
  },

  'orders.fails': { description: 'Ordering fails.', on: 'shopOrders.add', network: 'fails' },
  'orders.failsOnce': {
    description: 'Ordering fails the first time.',
    on: 'shopOrders.add',
    network: 'fails',
    times: 1,
  },
  'orders.slow': { description: 'Ordering is slow.', on: 'shopOrders.add', network: 'slow' },
  'orders.pending': { description: 'Ordering never ends.', on: 'shopOrders.add', network: 'pending' },
  'orders.answerLostOnce': {
    description: 'The first order is made, but its answer is lost.',
    on: 'shopOrders.add',
    network: 'answerLost',
    times: 1,
  },
  'orders.notFoundOnce': {
    description: 'The first order asks for something that is not sold any more.',
    on: 'shopOrders.add',
    answer: 'NOT_FOUND',
    times: 1,
  },
  'orders.notLoggedInOnce': {
    description: 'The login has run out when the first order is sent.',
    on: 'shopOrders.add',
    answer: 'NOT_LOGGED_IN',
    times: 1,
  },

  'account.empty': {
    description: 'The member has ordered nothing yet.',
    store: (fixtures) => ({ ...fixtures, member: { ...fixtures.member, Orders: [] } }),
  },
  'account.fails': {
    description: 'The order history fails to load.',
    on: 'shopOrders.f.getAll',
    network: 'fails',
  },
  'account.failsOnce': {
    description: 'The order history fails to load the first time.',
    on: 'shopOrders.f.getAll',
    network: 'fails',
    times: 1,
  },
  'account.slow': {
    description: 'The order history is slow.',
    on: 'shopOrders.f.getAll',
    network: 'slow',
  },
  'account.pending': {
    description: 'The order history never comes.',
    on: 'shopOrders.f.getAll',
    network: 'pending',
  },
  'account.failsTwice': {
    description:
      'The order history fails, the second try that the shop makes by itself included; then it comes.',
    on: 'shopOrders.f.getAll',
    network: 'fails',
    times: 2,
  },
  'account.expired': {
    description: 'The login has run out when the order history is asked for.',
    on: 'shopOrders.f.getAll',
    answer: 'NOT_LOGGED_IN',
  },
  'account.expiresLater': {
    description: 'The login has run out when the order history is asked for a second time.',
    on: 'shopOrders.f.getAll',
    answer: 'NOT_LOGGED_IN',
    after: 1,
  },
  'account.gaps': {
    description: 'Of the newest order little is known, and what was ordered is sold no more.',
    on: 'shopOrders.f.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? data.map((order, index) =>
            index === 0
              ? { ID: order.ID, Articles: [{ ID: 'gone', Quantity: 2 }, ...order.Articles] }
              : order,
          )
        : data,
  },

  'profile.fails': { description: 'The profile is not saved.', on: 'shopUsers.f.edit', network: 'fails' },
  'profile.pending': {
    description: 'The profile is never saved.',
    on: 'shopUsers.f.edit',
    network: 'pending',
  },
  'profile.slow': { description: 'The profile is saved slowly.', on: 'shopUsers.f.edit', network: 'slow' },
  'profile.usernameExists': {
    description: 'Somebody else has registered with the new email.',
    on: 'shopUsers.f.edit',
    answer: 'USERNAME_EXISTS',
  },
  'profile.emailExists': {
    description: 'Somebody else uses the new email.',
    on: 'shopUsers.f.edit',
    answer: 'EMAIL_EXISTS',
  },
  'profile.phoneExists': {
    description: 'Somebody else uses the new phone number.',
    on: 'shopUsers.f.edit',
    answer: 'PHONE_EXISTS',
  },
  'profile.expired': {
    description: 'The login has run out when the profile is saved.',
    on: 'shopUsers.f.edit',
    answer: 'NOT_LOGGED_IN',
  },

  'password.fails': {
    description: 'The password is not changed.',
    on: 'shopUsers.f.changePassword',
    network: 'fails',
  },
  'password.pending': {
    description: 'The password is never changed.',
    on: 'shopUsers.f.changePassword',
    network: 'pending',
  },
  'password.slow': {
    description: 'The password is changed slowly.',
    on: 'shopUsers.f.changePassword',
    network: 'slow',
  },
  'password.short': {
    description: 'The backend finds the new password too short.',
    on: 'shopUsers.f.changePassword',
    answer: 'PASSWORD_SHORT',
  },
  'password.expired': {
    description: 'The login has run out when the password is changed.',
    on: 'shopUsers.f.changePassword',
    answer: 'NOT_LOGGED_IN',
  },

  'logout.fails': { description: 'Logging out fails.', on: 'auth.logout', network: 'fails' },
  'logout.pending': { description: 'Logging out never ends.', on: 'auth.logout', network: 'pending' },
  'logout.slow': { description: 'Logging out is slow.', on: 'auth.logout', network: 'slow' },

  markup: {
    description: 'Names, reviews, statuses and shipment lines are HTML that would run in a page.',
    store: (fixtures) => {
      const [slug] = offerSlugs;
      const { member, offers, reviews } = fixtures;
      const marked = { ReviewHead: MARKUP, Review: MARKUP, FirstName: MARKUP };
      return {
        ...fixtures,
        offers: {
          ...offers,
          [slug]: { ...offers[slug], Name: MARKUP, Heading: MARKUP, Description: [MARKUP] },
        },
        reviews: { ...reviews, [slug]: reviews[slug].map((review) => ({ ...review, ...marked })) },
        member: {
          ...member,
          UserInfo: { ...member.UserInfo, FirstName: MARKUP },
          Orders: member.Orders.map((order) => ({ ...order, Status: MARKUP })),
        },
        shipments: Object.fromEntries(Object.keys(fixtures.shipments).map((number) => [number, [MARKUP]])),
      };
    },
  },

  'shipments.undated': {
    description: 'Shipments have lines without a date, two of them alike.',
    store: (fixtures) => {
      const lines = ['Paket u tranzitu', 'Paket u tranzitu', `Oznaka pošiljke: ${LONG_WORD}`];
      const numbers = Object.keys(fixtures.shipments);
      return { ...fixtures, shipments: Object.fromEntries(numbers.map((number) => [number, lines])) };
    },
  },
  'shipments.pending': {
    description: 'Looking up a shipment never ends.',
    on: '/api/deals/getShippmentStatus',
    network: 'pending',
  },
  'shipments.slowOnce': {
    description: 'Looking up a shipment is slow the first time.',
    on: '/api/deals/getShippmentStatus',
    network: 'slow',
    times: 1,
  },
  'shipments.slow': {
    description: 'Looking up a shipment is slow.',
    on: '/api/deals/getShippmentStatus',
    network: 'slow',
  },
  'shipments.unreachable': {
    description: 'Looking up a shipment does not reach the backend.',
    on: '/api/deals/getShippmentStatus',
    network: 'unreachable',
  },

  'club.failsOnce': {
    description: 'Joining the club fails the first time.',
    on: '/api/leads/clubJoin',
    network: 'fails',
    times: 1,
  },
  'club.pending': {
    description: 'Joining the club never ends.',
    on: '/api/leads/clubJoin',
    network: 'pending',
  },

  'subscriber.fails': {
    description: 'What the quiz hands on is not accepted.',
    on: '/api/leads/addSubscriber',
    network: 'fails',
  },
  'subscriber.pending': {
    description: 'What the quiz hands on is never answered.',
    on: '/api/leads/addSubscriber',
    network: 'pending',
  },
  'subscriber.unreachable': {
    description: 'What the quiz hands on does not arrive.',
    on: '/api/leads/addSubscriber',
    network: 'unreachable',
  },

  'geo.failsOnce': {
    description: "The visitor's country cannot be had the first time.",
    on: '/geo',
    network: 'fails',
    times: 1,
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
