export {
  MediaObject,
  type MediaObjectProps,
  mediaObjectAligns,
  mediaObjectElements,
  mediaObjectTones,
  mediaObjectWidths,
} from './MediaObject';
