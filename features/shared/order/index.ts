/** The way of an order, and the words for its states. */

export { messages as orderMessages } from './messages';
export { OrderSteps } from './OrderSteps';
