export {
  MediaObject,
  type MediaObjectProps,
  mediaObjectAligns,
  mediaObjectElements,
  mediaObjectSides,
  mediaObjectTones,
  mediaObjectWidths,
} from './MediaObject';
