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

/** Whom the quiz met: by email, for the list of an offer, or by phone, about an offer (seed §3). */
export type Subscriber =
  | { email: string; name: string; listId: string }
  /** The phone in digits with the country prefix, no plus (decision 16). */
  | { phone: string; offerId: OfferId };

/**
 * Hands a subscriber of the quiz on. Whether it arrived concerns nobody (seed §7), yet a failure rejects.
 *
 * @param crmBase where the CRM backend is: `env.crmBase`
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
  // The page that the quiz leaves must not take the request with it.
  await postJson(crmBase, '/api/leads/addSubscriber', body, { ...options, keepalive: true });
}

/** Literally this, for every country (decision 4). */
const CLUB_NAME = '{product}';

export interface ClubApplicant {
  name: string;
  /** Digits with the country prefix, no plus (decision 16). */
  phone: string;
  /** Where the visitor is, as `fetchVisitorCountry` says. */
  country: string;
}

const joinedSchema = v.object({ status: v.literal('ok') });

/**
 * Asks to join the club. Rejects unless the answer says that it worked (seed §7).
 *
 * @param leadsBase where leads are captured: `env.leadsBase`
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

/** The code of a join that ended before it was sent: without the visitor's country nobody joins (seed §5). */
export const COUNTRY_UNKNOWN = 'COUNTRY_UNKNOWN';

/**
 * Joins the club from where the visitor is: `joinClub` for a form. Rejects with `COUNTRY_UNKNOWN` too.
 *
 * @param services where the two services are: `env`
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
