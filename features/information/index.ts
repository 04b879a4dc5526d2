export { InformationScreen, type InformationScreenProps } from './InformationScreen';
export type { InformationPage } from './pages';
