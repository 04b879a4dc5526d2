/** Something that goes wrong, what the shopper may rely on then, and what shows it. */
export interface Promised {
  fault: string;
  promise: string;
  /** Titles and names of exports: `Shell/Connection` → `Offline`. */
  stories: Record<string, readonly string[]>;
  /** Files of tests, from the root of the repository. */
  tests: readonly string[];
}

/** By what it is that goes wrong: on the way to the server, in its answers, in the browser, around an order. */
export const promises: readonly Promised[] = [
  {
    fault: 'No network',
    promise:
      'A line at the lower edge says so. Pages already seen stay, the cart can be changed, and what could not be loaded comes by itself when the network is back.',
    stories: { 'Shell/Connection': ['Offline', 'BackOnline'] },
    tests: ['app/journeys/connection.journey.ts'],
  },
  {
    fault: 'The server cannot be reached, or fails',
    promise:
      'Asked once more by itself; then the place that stays empty says so and has a button to try again. What was shown before stays. Who is logged in is asked every 2 s, and nobody is logged out for want of an answer. A login, a reset and a code are tried every 2 s until they get through or the shopper gives up.',
    stories: {
      'Screens/Listing': ['FailedThenRetried'],
      'Screens/Offer': ['FailedThenRetried', 'RefreshFailed'],
      'Screens/Account': ['FailedThenRetried', 'CheckFailed'],
      'Screens/Account/Settings': ['LogoutFailed'],
      'Screens/Login': ['UnreachableOnce', 'Unreachable', 'CheckFailed', 'CheckedAtOnce'],
      'Screens/Checkout': ['CheckFailed', 'CheckFailedOnce'],
    },
    tests: [
      '.storybook/faults/loading.faults.tsx',
      '.storybook/faults/account.faults.tsx',
      'features/shared/session/session.test.ts',
    ],
  },
  {
    fault: 'A wrong answer: HTML, another shape, somebody else’s',
    promise:
      'As if there had been none. In a list only the item that cannot be read is left out; nothing that is malformed reaches a screen. What cannot be read now stays in the cart, and says so there.',
    stories: {
      'Screens/Listing': ['OneMalformedOffer'],
      'Shell/Cart panel': ['UnreadableOffer', 'UnreadableOnce'],
      'Screens/Account': ['Gaps'],
      'Screens/Offer': ['Bare'],
      'Screens/Offer/Food facts': ['Malformed'],
    },
    tests: [
      'features/shared/api/api.fuzz.test.ts',
      'features/shared/protocol/protocol.fuzz.test.ts',
      '.storybook/faults/forms.faults.tsx',
      '.storybook/faults/shell.faults.tsx',
      'app/journeys/bad-input.journey.ts',
      'features/shared/protocol/client.test.ts',
    ],
  },
  {
    fault: 'A slow answer, or none ever',
    promise:
      'Room of the final size is kept, so that nothing moves when the answer comes. A form that is being sent takes no second click, and the rest of the page stays usable. What an order can do without holds it up for 4 s at most.',
    stories: {
      'Screens/Listing': ['Loading'],
      'Screens/Checkout/Order form': ['Slow', 'Sending'],
      'Screens/Quiz/Contact step': ['SubscriberPending'],
      'Screens/Tracking': ['Slow', 'LateAnswer'],
    },
    tests: ['app/journeys/stability.journey.ts', '.storybook/faults/checkout.faults.tsx'],
  },
  {
    fault: 'Code that does not come; a new release while the page is open',
    promise:
      'What is missing says so with a way to try again, the rest of the page goes on. A new release loads the page anew, once, and never under the hands of somebody who is typing or ordering.',
    stories: { 'Flows/Page errors': ['NotDrawn', 'NotLoaded', 'PartsNotLoaded'] },
    tests: ['features/shared/platform/chunk.test.ts', 'app/journeys/chunks.journey.ts'],
  },
  {
    fault: 'An order whose answer is lost',
    promise:
      'It is looked for among the shopper’s orders and found, and never made twice: the same order carries the same key however often it is tried within an hour, after a reload and in another tab too. Who has changed the cart or their data since reads that it would be a second order before one is sent, and reads of one that arrived that it came without the change. The cart is kept until the outcome is clear.',
    stories: {
      'Screens/Checkout/Lost answer': [
        'Found',
        'Retried',
        'NoOrdersToSee',
        'ReloadedMeanwhile',
        'CartChangedBetweenTries',
        'AnotherOrderAfterReload',
        'Corrected',
        'CorrectedAndNoOrdersToSee',
      ],
    },
    tests: [
      'app/journeys/connection.journey.ts',
      'features/checkout/attempt.test.ts',
      'features/checkout/arrival.test.ts',
      '.storybook/faults/checkout.faults.tsx',
    ],
  },
  {
    fault: 'Prices that changed, offers that are gone',
    promise:
      'Prices are asked for once more before an order is sent; where they cannot be had, nothing is sent. What differs is shown with the old and the new sum, and only a further click buys it.',
    stories: {
      'Screens/Checkout/Changes': [
        'PriceChanged',
        'PriceChangedMeanwhile',
        'NotSoldAnyMore',
        'RefusedAsNotSold',
      ],
      'Shell/Cart panel': ['UnknownOffer'],
    },
    tests: ['features/checkout/changes.test.ts', '.storybook/faults/checkout.faults.tsx'],
  },
  {
    fault: 'A login that runs out',
    promise: 'The login is asked for where the shopper is, and what they have typed stays.',
    stories: {
      'Screens/Checkout/Order form': ['SessionExpired'],
      'Screens/Account': ['Expired'],
      'Screens/Account/Settings': ['Expired'],
      'Screens/Account/Password': ['Expired'],
      'Screens/Offer/Write review': ['Expired'],
    },
    tests: ['app/journeys/session.journey.ts'],
  },
  {
    fault: 'Two tabs',
    promise:
      'Cart, login and logout are the same in both. Changes that both make at once are both kept. They order one at a time: what one has ordered, the other cannot order again, and what the other adds meanwhile stays in the cart.',
    stories: {
      'Shell/Cart panel': ['OtherTab'],
      'Screens/Checkout/Lost answer': ['AddedWhileSending', 'AddedWhileLooking', 'FoundInAnotherTab'],
    },
    tests: [
      'app/journeys/tabs.journey.ts',
      'app/journeys/session.journey.ts',
      'features/shared/cart/cart.test.ts',
      'features/shared/session/session.test.ts',
    ],
  },
  {
    fault: 'A page that the browser had put aside and brings back',
    promise:
      'Cart, consent and login are read anew at once. Nothing in the shop keeps the browser from putting a page aside.',
    stories: {},
    tests: [
      'app/journeys/put-aside.journey.ts',
      'features/shared/cart/cart.test.ts',
      'features/shared/session/session.test.ts',
    ],
  },
  {
    fault: 'Storage that is forbidden or full',
    promise:
      'Country, cart, quiz, consent, login and order work for as long as the page lives. Only what would have been remembered beyond it is not.',
    stories: { 'Screens/Offer': ['StorageForbidden'] },
    tests: [
      'app/journeys/storage.journey.ts',
      'features/shared/cart/cart.test.ts',
      'features/checkout/attempt.test.ts',
      'features/consent/consent.test.ts',
      'features/offer/parts/recentlyViewed.test.ts',
    ],
  },
  {
    fault: 'Storage that somebody has tampered with',
    promise: 'What can be read is kept, the rest is dropped: no page breaks and no sum is wrong.',
    stories: {
      'Screens/Offer/Other offers': ['RecentlyViewedTampered'],
      'Shell/Consent': ['Tampered'],
      'Screens/Quiz': ['UnreadableAnswers'],
    },
    tests: [
      'features/shared/cart/cart.test.ts',
      'features/quiz/answers.test.ts',
      'app/journeys/bad-input.journey.ts',
      'features/shared/cart/cart.fuzz.test.ts',
      'features/quiz/quiz.fuzz.test.ts',
      'features/offer/parts/recentlyViewed.fuzz.test.ts',
      'features/consent/choice.fuzz.test.ts',
      'features/checkout/attempt.fuzz.test.ts',
    ],
  },
  {
    fault: 'A clock that is wrong, or is changed',
    promise:
      'Dates are those of the country, whatever zone and summer time the device has. The login goes on to be checked every 60 s and no more often. Days of a deadline are counted by the calendar.',
    stories: {},
    tests: [
      'features/shared/session/session.test.ts',
      'features/shared/country/format.test.ts',
      'features/withdrawal/period.test.ts',
    ],
  },
  {
    fault: 'An address that is mistyped or tampered with',
    promise:
      'A page that says so, with ways on; never a blank one. What the address adds and nobody knows is ignored.',
    stories: {
      'Screens/Offer': ['NotFound', 'NoSuchAddress'],
      'Screens/Listing': ['NotFound', 'UnknownSort'],
      'Screens/Quiz': ['UnknownGoal', 'BeyondTheEnd'],
    },
    tests: [
      'app/journeys/bad-input.journey.ts',
      'features/shared/routes.fuzz.test.ts',
      'features/quiz/quiz.fuzz.test.ts',
      'features/listing/parts/sorting.fuzz.test.ts',
      'features/shared/forms/loginState.fuzz.test.ts',
    ],
  },
  {
    fault: 'Markup and scripts in names, reviews and addresses',
    promise:
      'They are shown as the text that they are. Built pages also tell the browser what they may load, and a journey fails on anything beyond it.',
    stories: {
      'Screens/Account': ['Markup'],
      'Shell/Header': ['Markup'],
      'Screens/Offer': ['Markup'],
      'Screens/Tracking': ['Markup', 'HostileNumber'],
      'Screens/Thank you': ['Markup'],
    },
    tests: ['app/build/contentPolicy.test.ts', 'app/journeys/shopper.ts'],
  },
  {
    fault: 'Much more than usual: 400 offers, 2,000 reviews, 200 lines in the cart',
    promise:
      'Everything is found, counted and summed. Reviews show a few at a time; sorting them keeps the page free for the next press.',
    stories: { 'Screens/Offer/Reviews': ['Many'], 'Shell/Search': ['ManyOffers'] },
    tests: ['app/journeys/large.journey.ts'],
  },
];
