import * as v from 'valibot';
import {
  CallError,
  filledText,
  type Implementation,
  idSchema,
  method,
  noParams,
  requireUser,
} from './method';

/** Spelled the same in all four countries. */
const NEW_ORDER_STATUS = 'U pripremi';

export const orderMethods = {
  'shopOrders.f.getAll': method(noParams, async (_, context) => {
    const user = await requireUser(context);
    return context.store.orders.ofUser(user.id);
  }),

  'shopOrders.add': method(
    v.object({
      Articles: v.array(v.object({ ID: idSchema, Quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
      FirstName: filledText,
      LastName: filledText,
      PhoneNumber: filledText,
    }),
    async ({ Articles, ...recipient }, context) => {
      const { store, meta, now } = context;
      const user = await requireUser(context);
      if (Articles.length === 0) throw new CallError('NO_ARTICLES');
      const offerIds = new Set((await store.offers.all()).map((offer) => String(offer.ID)));
      if (Articles.some((article) => !offerIds.has(article.ID))) throw new CallError('NOT_FOUND');
      return store.orders.add({
        userId: user.id,
        Articles,
        Status: NEW_ORDER_STATUS,
        createdAt: now().toISOString(),
        recipient,
        key: meta.key,
      });
    },
  ),
} satisfies Partial<Implementation>;
