export { SampleScreen } from './SampleScreen';
