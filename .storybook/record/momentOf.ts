import { hashKey } from '@tanstack/react-query';
import { matchPath, parsePath } from 'react-router-dom';
import { checkLoginCall, userSchema } from '#features/shared/api';
import type { CartLine } from '#features/shared/cart';
import type { Country } from '#features/shared/country';
import { routes } from '#features/shared/navigation/addresses';
import { handlers } from '#mocks/backend';
import { fixtures } from '#mocks/fixtures';
import { createMockBackend } from '#mocks/mockBackend';
import type { ScenarioName } from '#mocks/scenarios';
import type { Exchange } from './calls';
import type { Moment } from './moment';

/** What the page is at a moment. */
export interface Page {
  at: Date;
  country: Country;
  /** `/offers/alpha-potent` */
  address: string;
  overlay?: string | undefined;
  cart: readonly CartLine[];
  isLoggedIn: boolean;
  /** The address of the backend. */
  backend: string;
  /** The last of each call, oldest first. */
  exchanges: readonly Exchange[];
}

const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** The page, the country and the time: 'Offer alpha-potent, HR, 26 Nov 14.05'. */
function nameOf({ at, country, address }: Page): string {
  const { pathname = '/' } = parsePath(address);
  const found = Object.entries(routes).flatMap(([name, { path }]) => {
    const match = matchPath<string>(path, pathname);
    return match ? [[name.replaceAll(/[A-Z]/g, ' $&'), ...Object.values(match.params)].join(' ')] : [];
  });
  const page = (found[0] ?? 'not found').toLowerCase().replaceAll(/[^\w -]/g, '');
  const [day, hour] = time.format(at).replace(':', '.').split(', ');
  return `${page.slice(0, 1).toUpperCase()}${page.slice(1, 50)}, ${country}, ${day} ${hour}`;
}

/** Makes an answer that may be written: with the fixtures' person and pictures. */
function publicAnswer({ country, backend }: Page) {
  // Every field that a profile has.
  const person = new Map<string, unknown>(Object.entries(fixtures[country].member.UserInfo));
  const pictures = `${backend}/images/`;
  return ({ meta: _, ...body }: { meta?: unknown }): object =>
    JSON.parse(JSON.stringify(body), (field, value) => {
      if (value && person.has(field)) return person.get(field);
      // The workspace has them at the same path.
      return typeof value === 'string' && value.startsWith(pictures)
        ? value.slice(backend.length + 1)
        : value;
    });
}

/** Asks the mock backend what the shop has asked. */
async function askAgain(own: ReturnType<typeof createMockBackend>, { url, text }: Exchange): Promise<object> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: text };
  return (await own(new Request(url, text ? post : {}))).json();
}

/**
 * The moment of a page. It holds nothing that a person has typed or that a profile holds, and no answer that the mock
 * backend gives by itself.
 */
export async function momentOf(page: Page): Promise<Moment> {
  const { at, country, address, overlay, cart, isLoggedIn, exchanges } = page;
  const toPublic = publicAnswer(page);
  const login: ScenarioName[] = isLoggedIn ? ['session.member'] : [];
  const own = createMockBackend({ country, scenarios: login });
  const scenarios: string[] = [...login];
  const answers: Moment['shop']['answers'] = [];

  for (const [name, { call, writes }] of Object.entries(handlers)) {
    const ofCall = exchanges.filter(({ on }) => on === call.name);
    const last = ofCall.at(-1);
    if (typeof last?.outcome === 'string') scenarios.push(`${name}.${last.outcome}`);
    // The fixtures' member stands for whoever is logged in.
    if (call === checkLoginCall) continue;
    // What a form sends is not written, and only its refusal is: the mock backend does what the form is for.
    const isForm = writes || call.answer === userSchema;
    for (const exchange of isForm ? ofCall.slice(-1) : ofCall) {
      const { on, sent, outcome } = exchange;
      if (typeof outcome === 'string') continue;
      const body = toPublic(outcome.body);
      if (isForm && !('status' in body && body.status === 'error')) continue;
      if (!isForm && hashKey([body]) === hashKey([toPublic(await askAgain(own, exchange))])) continue;
      answers.push({ on, ...(!isForm && sent !== undefined && { sent }), body: { ...body } });
    }
  }

  return {
    name: nameOf(page),
    country,
    shop: {
      path: address,
      now: at.toISOString(),
      ...(overlay && { overlay }),
      cart: cart.map(({ offerId, quantity }) => ({ ID: offerId, quantity })),
      scenarios,
      answers,
    },
  };
}
