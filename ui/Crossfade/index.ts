export { Crossfade, type CrossfadeProps } from './Crossfade';
export { reportRecovered } from './reportRecovered';
