/** The cart: lines, totals, storage. */

export {
  CartProvider,
  useAddToCart,
  useCart,
  useCartCount,
  useCartPanel,
  useCartState,
} from './CartProvider';
export { type Cart, createCart } from './cart';
export { type CartLine, MAX_QUANTITY, subtractLines } from './lines';
export { cartMessages } from './messages';
export { Obstacles } from './Obstacles';
export { OrderAgain } from './OrderAgain';
export { type Obstacle, orderableToday } from './orderable';
export { atOrderedPrices, noteOrdered, notePrices } from './ordered';
export { followShopEvents, oneOf, type ShopEvent, tellShopEvent, useSeenList } from './shopEvents';
export { CART_KEY, parseCart, serializeCart } from './storage';
export {
  amountToPay,
  type CartItem,
  type CartSummary,
  deliveryPriceFor,
  type Sums,
  summarizeCart,
} from './summary';
export { maybeUnreadable, type UnreadableLine } from './unreadable';
export { useCartKept } from './useCartKept';
export { useCartSummary } from './useCartSummary';
