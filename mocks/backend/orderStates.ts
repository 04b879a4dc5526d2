import type { Country } from '#features/shared/country';

const everywhere = (words: string): Record<Country, string> => ({
  BA: words,
  RS: words,
  HR: words,
  ME: words,
});

/** What an order's state is called in the account of each country. */
export const orderStates = {
  new: everywhere('U pripremi'),
  sent: { BA: 'Poslano', RS: 'Poslato', HR: 'Poslano', ME: 'Poslato' },
  delivered: everywhere('Isporučeno'),
  cancelled: everywhere('Otkazano'),
};

type OrderState = keyof typeof orderStates;

/** What can be done with an order, and in which states it can. */
export const orderMoves = {
  send: { from: ['new'], to: 'sent' },
  deliver: { from: ['sent'], to: 'delivered' },
  cancel: { from: ['new', 'sent'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly OrderState[]; to: OrderState }>;

export type OrderMove = keyof typeof orderMoves;
