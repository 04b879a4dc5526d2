export { BreakpointRuler } from './BreakpointRuler';
export { ColourSwatches, SurfacePairs } from './colour';
export { IconGrid } from './IconGrid';
export { MotionTracks } from './MotionTracks';
export { RadiusScale, ShadowScale, SpaceScale } from './scales';
export { TokenChoice } from './TokenChoice';
export { TypeSpecimens } from './TypeSpecimens';
