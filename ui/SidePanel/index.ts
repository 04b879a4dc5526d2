export { SidePanel, type SidePanelProps, sidePanelSides } from './SidePanel';
