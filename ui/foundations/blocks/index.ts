export { BreakpointRuler } from './BreakpointRuler';
export { CategoryColours, ColourSwatches, SurfacePairs } from './colour';
export { IconGrid } from './IconGrid';
export { MotionTracks } from './MotionTracks';
export { RadiusScale, ShadowScale, SpaceScale } from './scales';
export { TypeSpecimens } from './TypeSpecimens';
