export { Crossfade, type CrossfadeProps } from './Crossfade';
