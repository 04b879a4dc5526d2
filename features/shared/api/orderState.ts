/** The states of an order that the shop has words and a tone for. */
export type OrderState = 'preparing' | 'sent' | 'delivered' | 'cancelled';

const states = new Map<string, OrderState>([
  ['u pripremi', 'preparing'],
  ['poslano', 'sent'],
  ['poslato', 'sent'],
  ['isporučeno', 'delivered'],
  ['otkazano', 'cancelled'],
]);

/** Reads the backend's text. `undefined` for any other: its meaning is not guessed, and the text is shown as it is. */
export const orderStateOf = (status: string): OrderState | undefined =>
  states.get(status.trim().toLowerCase());
