export { InformationScreen } from './InformationScreen';
export type { InformationPage } from './pages';
