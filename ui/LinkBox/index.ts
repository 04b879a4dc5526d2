export {
  LinkBox,
  LinkBoxAbove,
  LinkBoxPicture,
  type LinkBoxProps,
  LinkOverlay,
  type LinkOverlayProps,
  linkBoxElements,
  linkOverlayCorners,
  linkOverlayUnderlines,
} from './LinkBox';
