export { BottomBar, type BottomBarProps, bottomBarPlacements } from './BottomBar';
