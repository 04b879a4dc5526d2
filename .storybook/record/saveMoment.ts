import * as v from 'valibot';
import { CART_KEY, parseCart } from '#features/shared/cart';
import { countryOfVisit } from '#features/shared/country';
import { env } from '#features/shared/platform';
import { LOGIN_KEY } from '#features/shared/session';
import { writeStory } from '../writing';
import type { Exchange } from './calls';
import { MOMENTS } from './moment';
import { momentOf } from './momentOf';

/** What the router keeps in an entry of the history, if that is an overlay with a name. */
const overlaySchema = v.object({ usr: v.object({ overlay: v.picklist(['cart', 'search', 'menu']) }) });

/** Saves what the page shows. Resolves to what became of it, in words. */
export async function saveMoment(at: Date, exchanges: readonly Exchange[]): Promise<string> {
  const entry = v.safeParse(overlaySchema, history.state);
  const moment = await momentOf({
    at,
    country: countryOfVisit(env.country),
    address: location.hash.slice(1) || '/',
    overlay: entry.success ? entry.output.usr.overlay : undefined,
    cart: parseCart(localStorage.getItem(CART_KEY)),
    isLoggedIn: localStorage.getItem(LOGIN_KEY) !== null,
    backend: env.apiBase,
    exchanges,
  });
  return writeStory(MOMENTS, moment);
}
