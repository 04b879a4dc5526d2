// What runs once a visitor has chosen, in a file of its own: the page of who has not yet chosen loads none of it.
export { isContainerLoaded, loadContainer, removeAnalyticsCookies } from './container';
export { createEcommerce } from './ecommerce';
export { forgetPurchases } from './purchases';
