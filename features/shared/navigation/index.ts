/** Moving between pages: address book, links, overlays in the history. */

export { routes } from './addresses';
export {
  createHashHistory,
  createMemoryHistory,
  Navigation,
  type ShopHistory,
  useNavigationState,
} from './Navigation';
export { type OverlayName, OverlayProvider, useOpenOverlay, useOverlay } from './overlays';
