export {
  MediaObject,
  type MediaObjectProps,
  mediaObjectAligns,
  mediaObjectElements,
  mediaObjectSides,
  mediaObjectWidths,
} from './MediaObject';
