export { Crossfade, type CrossfadeProps, CrossfadeProvider, type CrossfadeProviderProps } from './Crossfade';
export { reportRecovered } from './reportRecovered';
