export { BundlesScreen } from './BundlesScreen';
