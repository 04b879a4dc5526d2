export {
  LinkBox,
  LinkBoxAbove,
  LinkBoxPicture,
  type LinkBoxProps,
  LinkOverlay,
  type LinkOverlayProps,
  linkBoxElements,
  linkOverlayUnderlines,
} from './LinkBox';
