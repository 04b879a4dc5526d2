import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { RpcError } from '../protocol';
import { postJson } from './external';
import { fetchVisitorCountry } from './geo';
import { type OfferId, parseAnswer } from './schema';
import type { Submission } from './submission';

interface Options {
  signal?: AbortSignal;
}

/**
 * A participant of the quiz: an email for the mailing list of an offer, or a phone for a call about it (Screens/Quiz).
 */
export type Subscriber =
  | { email: string; name: string; listId: string }
  /** `phone`: digits with the country prefix, no plus (Specification/Phone numbers). */
  | { phone: string; offerId: OfferId };

/**
 * Sends a subscriber from the quiz. Rejects on failure, although the quiz ignores the outcome (Screens/Quiz).
 *
 * @param crmBase base URL of the CRM backend: `env.crmBase`
 */
export async function addSubscriber(
  crmBase: string,
  subscriber: Subscriber,
  options?: Options,
): Promise<void> {
  const body =
    'email' in subscriber
      ? { Email: subscriber.email, FirstLastName: subscriber.name, Group: subscriber.listId }
      : { PhoneNumber: subscriber.phone, OfferID: subscriber.offerId };
  // With `keepalive` the request outlives the page that the quiz leaves.
  await postJson(crmBase, '/api/leads/addSubscriber', body, { ...options, keepalive: true });
}

/** Literally this, for every country (Specification/Wire format). */
export const CLUB_NAME = '{product}';

export interface ClubApplicant {
  name: string;
  /** Digits with the country prefix, no plus (Specification/Phone numbers). */
  phone: string;
  /** The visitor's country, from `fetchVisitorCountry`. */
  country: string;
}

const joinedSchema = v.object({ status: v.literal('ok') });

/**
 * Sends a request to join the club. Rejects unless the answer confirms it (Screens/Club).
 *
 * @param leadsBase base URL of the leads backend: `env.leadsBase`
 */
export async function joinClub(
  leadsBase: string,
  { name, phone, country }: ClubApplicant,
  options?: Options,
): Promise<void> {
  const answer = await postJson(
    leadsBase,
    '/api/leads/clubJoin',
    { FirstLastName: name, PhoneNumber: phone, ClubName: CLUB_NAME, Country: country },
    options,
  );
  parseAnswer(joinedSchema, answer);
}

/** The error code when the visitor's country is unknown, so that the join request is not sent (Screens/Club). */
export const COUNTRY_UNKNOWN = 'COUNTRY_UNKNOWN';

/**
 * `joinClub` for a form, with the country of the visitor's location. May also reject with `COUNTRY_UNKNOWN`.
 *
 * @param services base URLs of the two services: `env`
 */
export const joinClubMutation = ({ geoUrl, leadsBase }: { geoUrl: string; leadsBase: string }) =>
  mutationOptions({
    mutationFn: async ({ input, signal }: Submission<Omit<ClubApplicant, 'country'>>) => {
      const country = await fetchVisitorCountry(geoUrl, { signal }).catch((cause: unknown) => {
        throw cause instanceof RpcError ? new RpcError(COUNTRY_UNKNOWN, { cause }) : cause;
      });
      await joinClub(leadsBase, { ...input, country }, { signal });
    },
  });
