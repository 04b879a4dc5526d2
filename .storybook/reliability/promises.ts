/** A fault, what the shopper may rely on, and what shows it. */
export interface Promised {
  fault: string;
  promise: string;
  /** The tag of the stories that show it. Left out where only tests can. */
  tag?: `fault:${string}`;
}

/** Ordered by what fails: the network, the server's answers, the browser, an order. */
export const promises: readonly Promised[] = [
  {
    fault: 'No network',
    promise:
      'A bar at the bottom says so. Loaded pages stay usable, the cart can be changed, and what failed to load is fetched again when the network is back. Without a network the shop does not open, and nothing of an earlier visit is shown.',
    tag: 'fault:no-network',
  },
  {
    fault: 'The server is unreachable or fails',
    promise:
      'A read is retried once. Then the section shows the failure and a button to try again; content that was already there stays. The login check is repeated every 2 s, and a missing answer logs nobody out. Logging in, requesting a code and resetting a password are repeated every 2 s until they succeed or the shopper cancels.',
    tag: 'fault:server-fails',
  },
  {
    fault: 'A malformed answer: HTML, another shape, an answer to another call',
    promise:
      'It is treated like a failed call, and malformed data never reaches a screen. In a list only the unreadable item is left out. An unreadable cart line stays in the cart and says so.',
    tag: 'fault:malformed-answer',
  },
  {
    fault: 'A slow answer, or none at all',
    promise:
      'Placeholders have the final size, so nothing moves when the answer comes. A form that is being sent ignores further clicks, and the rest of the page stays usable. Checks that an order can do without delay it for 4 s at most. An order without an answer for 30 s is treated as lost while the request goes on; a later answer still counts.',
    tag: 'fault:slow-answer',
  },
  {
    fault: 'Code that does not load; a new release while the page is open',
    promise:
      'The missing part shows the failure and a button to try again; the rest of the page keeps working. After a new release the page reloads once, but never while the shopper is typing or ordering.',
    tag: 'fault:code-not-loaded',
  },
  {
    fault: 'A shop that does not start: blocked scripts, a browser that is too old, an extension',
    promise:
      'The page says so, with the phone number and a link that opens it again. The home page can still be read. A page that works is never replaced because another script has failed.',
    tag: 'fault:not-started',
  },
  {
    fault: 'An order whose answer is lost',
    promise:
      'The shopper reads that nobody knows, and nothing is sent again by itself. Every try of a purchase has the same key, also after a reload and in another tab: a backend that knows keys never makes it twice. Before another try, the shop looks once among the shopper’s orders, by the server’s times alone; where that cannot tell, they read that two orders may result before anything is sent. If the first one is found, they are told to phone what they have changed since. The cart is kept until the outcome is clear. The next person on the device hears nothing of it.',
    tag: 'fault:lost-order',
  },
  {
    fault: 'Changed prices, articles out of stock, discontinued offers',
    promise:
      'Prices are fetched again before an order is sent. If that fails, the order is sent all the same: the backend has the last word. Differences, also an article that has gone out of stock, are shown with the old and the new total, and the order needs another click. After a refused order they are fetched once more. A cart line with malformed data is named and can be removed; the rest can be ordered.',
    tag: 'fault:changed-prices',
  },
  {
    fault: 'An expired login',
    promise: 'The shopper logs in on the same page, and what they have typed stays.',
    tag: 'fault:expired-login',
  },
  {
    fault: 'Two tabs',
    promise:
      'Both show the same cart and login. Changes made in both at once are all kept. Only one orders at a time: the other cannot order the same articles again, and articles that it adds meanwhile stay in the cart.',
    tag: 'fault:two-tabs',
  },
  {
    fault: 'A page restored from the back/forward cache',
    promise:
      'Cart, consent and login are refreshed at once. Nothing in the shop prevents the browser from caching a page.',
  },
  {
    fault: 'Storage that is blocked or full',
    promise:
      'Country, cart, quiz, consent, login and ordering work until the page is closed. Only what should outlast the page is lost, and the cart says so.',
    tag: 'fault:blocked-storage',
  },
  {
    fault: 'Storage with tampered values',
    promise: 'Readable values are kept, the rest is dropped. No page breaks and no total is wrong.',
    tag: 'fault:tampered-storage',
  },
  {
    fault: 'A device clock that is wrong or changes',
    promise:
      'Dates are in the country’s time zone, whatever the device’s time zone and daylight saving time. The login is checked every 60 s and no more often. Deadlines count calendar days.',
  },
  {
    fault: 'A mistyped or tampered address',
    promise: 'A page says so and links to other pages; it is never blank. Unknown parameters are ignored.',
    tag: 'fault:wrong-address',
  },
  {
    fault: 'Markup and scripts in names, reviews and addresses',
    promise:
      'They are shown as plain text. Built pages also have a content security policy, and every journey fails when a page violates it.',
    tag: 'fault:markup',
  },
  {
    fault: 'Large data: 400 offers, 5,000 reviews, 1,000 orders, 200 cart lines',
    promise:
      'Search, counts and totals include everything. Reviews and orders are shown a few at a time, and the page stays responsive while they are sorted.',
    tag: 'fault:large-data',
  },
  {
    fault: 'An error on a shopper’s device, of any kind',
    promise:
      'It is in the console, and where the owner has named an address for reports, they get its kind and its place in the source, but nothing that the shopper has typed or that is known about them. Nobody waits for a report, and none is the reason for another error.',
  },
];
