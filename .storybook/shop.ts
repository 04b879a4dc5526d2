// What stories of the shop need. The preview loads it with the first of them: it is as large as the shop, and most docs
// pages do without it.
export { CART_KEY } from '#features/shared/cart';
export { backendHandlers } from '#mocks/browser';
export { loadShell, StoryShop } from './StoryShop';
export { applyToolbars } from './toolbars/applyToolbars';
