import { fileURLToPath } from 'node:url';
import type { Country } from '#features/shared/country';
import {
  type OrderMove,
  orderMoves,
  orderStates,
  type Store,
  type StoredOffer,
  type StoredOrder,
} from './backend';
import { oneLine } from './oneLine';
import { groupReports } from './reports';
import { createLineFinder } from './sourceLines';

/** What was typed is no command, or names nothing that exists. The message says what can be typed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export const usage = `What the office can do while the backend runs, or when it does not:
  npm run backend -- reviews            lists the reviews that nobody has approved
  npm run backend -- approve <review>   shows a review on the page of its offer
  npm run backend -- refuse <review>    deletes a review
  npm run backend -- orders             lists the orders that are not delivered yet
  npm run backend -- send <order>       hands a parcel to the courier
  npm run backend -- deliver <order>    delivers a parcel
  npm run backend -- cancel <order>     cancels an order
  npm run backend -- reports            groups what went wrong on pages by its cause
A review is named as 'reviews' lists it, with its country: HR/libido-8.

What can be done with another backend:
  npm run backend -- check <address> [--country HR] [--origin <the shop's>] [--write]
                                        tries it by the contract; only reads, unless --write is given:
                                        then also as a made-up customer 'Test', who orders`;

/** The line that tracking shows after a move; cancelling adds none. */
const trackingLines: Partial<Record<OrderMove, Record<Country, string>>> = {
  send: {
    BA: 'Paket predat kurirskoj službi',
    RS: 'Paket je predat kurirskoj službi',
    HR: 'Paket je predan dostavnoj službi',
    ME: 'Pošiljka je predata kurirskoj službi',
  },
  deliver: {
    BA: 'Paket isporučen i plaćen pouzećem',
    RS: 'Paket je isporučen i plaćen pouzećem',
    HR: 'Paket je isporučen i plaćen pouzećem',
    ME: 'Pošiljka je isporučena i plaćena pouzećem',
  },
};

const isMove = (verb: string): verb is OrderMove => Object.hasOwn(orderMoves, verb);

const localTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Sarajevo',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const localMoney = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });

/** `11.11.2026 11:04`, as tracking shows it. */
const stamp = (time: Date) => localTime.format(time).replace(',', '');

/** The source maps of the last build. */
const mapsFolder = fileURLToPath(new URL('../dist-maps', import.meta.url));

/**
 * Carries out a command of the office on the stores of all countries. Resolves to what to print; throws a `CommandError`.
 *
 * @param findLine finds the line of the source that a report is about. Default: by the source maps of the last build.
 */
export async function runCommand(
  stores: Record<Country, Store>,
  words: readonly string[],
  now: Date,
  findLine = createLineFinder(mapsFolder),
): Promise<string> {
  const [verb = '', id = '', ...rest] = words;
  const everyStore = Object.entries(stores) as [Country, Store][];
  const lines = async (list: (store: Store, country: Country) => Promise<string[]>) =>
    (
      await Promise.all(
        everyStore.map(async ([country, store]) =>
          // What shoppers have typed commands no terminal.
          (await list(store, country)).map((line) => `${country}${oneLine(line)}`),
        ),
      )
    ).flat();

  if (rest.length > 0 || (id !== '') === ['reviews', 'orders', 'reports'].includes(verb))
    throw new CommandError(usage);

  if (verb === 'reviews') {
    const waiting = await lines(async ({ reviews, offers }) => {
      const names = new Map((await offers.all()).map(({ ID, Name }) => [String(ID), Name]));
      return (await reviews.waiting()).map(
        ({ ID, OfferID, Rating, _User, ReviewHead, Review }) =>
          `/${ID}  ${names.get(String(OfferID))}, ${Rating}/5, ${_User.FirstName} ${_User.LastName}: ${ReviewHead} | ${Review}`,
      );
    });
    return waiting.join('\n') || 'No review is waiting.';
  }
  if (verb === 'orders') {
    const open = await lines(async ({ orders, offers }, country) => {
      const states = [orderStates.new[country], orderStates.sent[country]];
      const catalogue = await offers.all();
      return (await orders.inState(...states)).map((order) => describe(order, catalogue));
    });
    return open.join('\n') || 'No order is open.';
  }
  if (verb === 'reports') {
    const all = await Promise.all(
      everyStore.map(async ([country, { reports }]) =>
        (await reports.all()).map((report) => ({ ...report, country })),
      ),
    );
    const byTime = all.flat().sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
    return groupReports(byTime, findLine);
  }
  if (verb === 'approve' || verb === 'refuse') {
    // The fixtures of all countries have reviews of the same names.
    const [country, ...parts] = id.split('/');
    const reviews = everyStore.find(([name]) => name === country)?.[1].reviews;
    const own = parts.join('/');
    const wasWaiting = await (verb === 'approve' ? reviews?.approve(own) : reviews?.refuse(own));
    if (wasWaiting === undefined) throw new CommandError(`There is no review ${id}. 'reviews' lists them.`);
    if (!wasWaiting)
      throw new CommandError(`Review ${id} is approved already. 'reviews' lists those that are not.`);
    return verb === 'approve' ? `Review ${id} is on its page.` : `Review ${id} is deleted.`;
  }
  if (!isMove(verb)) throw new CommandError(usage);
  const { from, to } = orderMoves[verb];
  const line = trackingLines[verb];
  // Each country has numbers of its own.
  for (const [country, { orders }] of everyStore) {
    const sources = from.map((state) => orderStates[state][country]);
    const added = line && `${stamp(now)} ${line[country]}`;
    const earlier = await orders.move(id, sources, orderStates[to][country], added);
    if (earlier === undefined) continue;
    if (sources.includes(earlier)) return `Order ${id}: ${to}.`;
    throw new CommandError(
      `Order ${id} is '${earlier}'; '${verb}' is only for one that is '${sources.join("' or '")}'. Nothing was changed.`,
    );
  }
  throw new CommandError(`There is no order ${id}. 'orders' lists those that are open.`);
}

/** What a call about an order needs. An order bears no prices: the total is by those of today. */
function describe(
  { LeadID, Status, createdAt, Articles, recipient }: StoredOrder,
  catalogue: readonly StoredOffer[],
): string {
  const sold = Articles.map(({ ID, Quantity }) => ({
    Quantity,
    offer: catalogue.find((offer) => String(offer.ID) === String(ID)),
  }));
  const hundredths = sold.reduce(
    (sum, { offer, Quantity }) => sum + Math.round((offer?.NewPrice ?? 0) * 100) * Quantity,
    0,
  );
  return [
    `  ${LeadID}  ${Status}`,
    stamp(new Date(createdAt)),
    `${recipient.FirstName} ${recipient.LastName}, +${recipient.PhoneNumber}`,
    sold.map(({ offer, Quantity }) => `${Quantity} × ${offer?.Name ?? '?'}`).join(' + '),
    `${localMoney.format(hundredths / 100)} ${catalogue[0]?.Currency ?? ''}`,
  ].join('  ');
}
