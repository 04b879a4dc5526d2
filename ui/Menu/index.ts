export { Menu, type MenuProps } from './Menu';
export { MenuLink, type MenuLinkProps, menuLinkTones } from './MenuLink';
