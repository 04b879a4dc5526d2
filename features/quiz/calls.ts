import * as v from 'valibot';
import { askService, defineCall, filledText, idSchema, type OfferId, unread } from '#features/shared/api';
import { env } from '#features/shared/platform';

/**
 * A participant of the quiz: an email for the mailing list of an offer, or a phone for a call about it (Screens/Quiz).
 */
export type Subscriber =
  | { email: string; name: string; listId: string }
  /** `phone`: digits with the country prefix, no plus (Specification/Money and phones). */
  | { phone: string; offerId: OfferId };

export const addSubscriberCall = defineCall('/api/leads/addSubscriber', {
  purpose: 'Leaves a contact after the quiz',
  params: v.union([
    v.object({ Email: filledText, FirstLastName: filledText, Group: idSchema }),
    v.object({ PhoneNumber: filledText, OfferID: idSchema }),
  ]),
  answer: unread<unknown>(),
});

/**
 * Sends a subscriber from the quiz. Rejects on failure, although the quiz ignores the outcome (Screens/Quiz).
 */
export async function addSubscriber(subscriber: Subscriber): Promise<void> {
  const sent =
    'email' in subscriber
      ? { Email: subscriber.email, FirstLastName: subscriber.name, Group: subscriber.listId }
      : { PhoneNumber: subscriber.phone, OfferID: subscriber.offerId };
  // With `keepalive` the request outlives the page that the quiz leaves.
  await askService(`${env.crmBase}${addSubscriberCall.name}`, addSubscriberCall, sent, { keepalive: true });
}
