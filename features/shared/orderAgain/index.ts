/** An earlier order, once more. */

export { messages as orderAgainMessages } from './messages';
export { OrderAgain } from './OrderAgain';
