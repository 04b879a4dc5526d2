export { addonToolbars } from './toolbarAddon';
export { initialToolbars, toolbars } from './toolbars';
