export { Menu, type MenuProps } from './Menu';
/** A menu button's looks, for a link that stands beside it. */
export * as menuStyles from './Menu.css';
