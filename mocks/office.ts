import { fileURLToPath } from 'node:url';
import type { Country } from '#features/shared/country';
import type { Store } from './backend';
import { byCountry } from './fixtures';
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

interface Move {
  status: Record<Country, string>;
  line?: Record<Country, string>;
}

/** An order's state in the account, and the line that tracking shows. */
const moves: Record<string, Move> = {
  send: {
    status: { BA: 'Poslano', RS: 'Poslato', HR: 'Poslano', ME: 'Poslato' },
    line: {
      BA: 'Paket predat kurirskoj službi',
      RS: 'Paket je predat kurirskoj službi',
      HR: 'Paket je predan dostavnoj službi',
      ME: 'Pošiljka je predata kurirskoj službi',
    },
  },
  deliver: {
    status: byCountry(() => 'Isporučeno'),
    line: {
      BA: 'Paket isporučen i plaćen pouzećem',
      RS: 'Paket je isporučen i plaćen pouzećem',
      HR: 'Paket je isporučen i plaćen pouzećem',
      ME: 'Pošiljka je isporučena i plaćena pouzećem',
    },
  },
  cancel: { status: byCountry(() => 'Otkazano') },
};

const openStates = ['U pripremi', 'Poslano', 'Poslato'];

const localTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Sarajevo',
  dateStyle: 'medium',
  timeStyle: 'short',
});

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
  const some = async (act: (store: Store, country: Country) => Promise<boolean>) =>
    (await Promise.all(everyStore.map(([country, store]) => act(store, country)))).some(Boolean);
  const lines = async (list: (store: Store) => Promise<string[]>) =>
    (
      await Promise.all(
        everyStore.map(async ([country, store]) =>
          // What shoppers have typed commands no terminal.
          (await list(store)).map((line) => `${country}${line.replace(/\p{Cc}/gu, ' ')}`),
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
    const open = await lines(async ({ orders }) =>
      (await orders.inState(...openStates)).map(
        ({ LeadID, Status, createdAt, Articles }) =>
          `  ${LeadID}  ${Status}, ${stamp(new Date(createdAt))}, ${Articles.reduce((sum, { Quantity }) => sum + Quantity, 0)} pieces`,
      ),
    );
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
    if (!(await (verb === 'approve' ? reviews?.approve(own) : reviews?.remove(own))))
      throw new CommandError(`There is no review ${id}. 'reviews' lists them.`);
    return verb === 'approve' ? `Review ${id} is on its page.` : `Review ${id} is deleted.`;
  }
  const move = Object.hasOwn(moves, verb) ? moves[verb] : undefined;
  if (!move) throw new CommandError(usage);
  const moved = await some(({ orders }, country) =>
    orders.move(id, move.status[country], move.line && `${stamp(now)} ${move.line[country]}`),
  );
  if (!moved) throw new CommandError(`There is no order ${id}. 'orders' lists those that are open.`);
  return `Order ${id}: ${verb === 'send' ? 'sent' : verb === 'deliver' ? 'delivered' : 'cancelled'}.`;
}
