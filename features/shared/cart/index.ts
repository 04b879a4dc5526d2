/** The cart: lines, totals, storage. */

export {
  CartProvider,
  useAddToCart,
  useCart,
  useCartCount,
  useCartPanel,
  useCartState,
} from './CartProvider';
export { CartTotals, CartTotalsSkeleton } from './CartTotals';
export { type Cart, type CartState, createCart } from './cart';
export { type CartLine, MAX_QUANTITY, subtractLines } from './lines';
export { cartMessages } from './messages';
export { OrderAgain } from './OrderAgain';
export { followShopEvents, oneOf, type ShopEvent, tellShopEvent, useSeenList } from './shopEvents';
export { CART_KEY, parseCart, serializeCart } from './storage';
export { type CartItem, type CartSummary, summarizeCart } from './summary';
export { maybeUnreadable, type UnreadableLine, unreadableLines } from './unreadable';
export { useCartSummary } from './useCartSummary';
