export {
  Anchor,
  type AnchorProps,
  AnchorProvider,
  type AnchorProviderProps,
  type InternalAnchorProps,
} from './Anchor';
