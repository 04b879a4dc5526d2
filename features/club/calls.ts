import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  askService,
  defineCall,
  fetchVisitorCountry,
  filledText,
  type Submission,
} from '#features/shared/api';
import { env } from '#features/shared/platform';
import { RpcError } from '#features/shared/protocol';

/** Literally this, for every country (Specification/Protocol). */
export const CLUB_NAME = '{product}';

export const joinClubCall = defineCall('/api/leads/clubJoin', {
  purpose: 'Requests to join the club',
  params: v.object({
    FirstLastName: filledText,
    PhoneNumber: filledText,
    ClubName: filledText,
    /** Where the visitor is, which may be none of the shop's four. */
    Country: filledText,
  }),
  answer: v.pipe(
    v.object({ status: v.picklist(['ok', 'error']) }),
    v.check(({ status }) => status === 'ok', 'not joined'),
  ),
});

export interface ClubApplicant {
  name: string;
  /** Digits with the country prefix, no plus (Specification/Money and phones). */
  phone: string;
  /** The visitor's country, from `fetchVisitorCountry`. */
  country: string;
}

/** Sends a request to join the club. Rejects unless the answer confirms it (Screens/Club). */
export async function joinClub({ name, phone, country }: ClubApplicant, init?: RequestInit): Promise<void> {
  const sent = { FirstLastName: name, PhoneNumber: phone, ClubName: CLUB_NAME, Country: country };
  await askService(`${env.leadsBase}${joinClubCall.name}`, joinClubCall, sent, init);
}

/** The error code when the visitor's country is unknown, so that the join request is not sent (Screens/Club). */
export const COUNTRY_UNKNOWN = 'COUNTRY_UNKNOWN';

/**
 * `joinClub` for a form, with the country of the visitor's location. May also reject with `COUNTRY_UNKNOWN`.
 */
export const joinClubMutation = () =>
  mutationOptions({
    mutationFn: async ({ input, signal }: Submission<Omit<ClubApplicant, 'country'>>) => {
      const country = await fetchVisitorCountry({ signal }).catch((cause: unknown) => {
        throw cause instanceof RpcError ? new RpcError(COUNTRY_UNKNOWN, { cause }) : cause;
      });
      await joinClub({ ...input, country }, { signal });
    },
  });
