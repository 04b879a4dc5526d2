export { applyToolbars } from './applyToolbars';
export { addonToolbars } from './toolbarAddon';
export { initialToolbars, toolbars } from './toolbars';
