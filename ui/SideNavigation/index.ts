export {
  SideNavigation,
  type SideNavigationItem,
  type SideNavigationProps,
  sideNavigationLevels,
} from './SideNavigation';
