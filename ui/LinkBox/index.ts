export {
  LinkBox,
  LinkBoxAbove,
  LinkBoxPicture,
  type LinkBoxPictureProps,
  type LinkBoxProps,
  LinkOverlay,
  type LinkOverlayProps,
  linkBoxElements,
  linkOverlayUnderlines,
} from './LinkBox';
