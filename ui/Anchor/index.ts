export {
  Anchor,
  type AnchorProps,
  AnchorProvider,
  type AnchorProviderProps,
  type InternalAnchorProps,
  type LinkTargetProps,
} from './Anchor';
