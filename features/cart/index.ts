export { CartPanel } from './CartPanel';
export { messages as cartPanelMessages } from './messages';
