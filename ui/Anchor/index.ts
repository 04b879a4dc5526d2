export {
  AnchorProvider,
  type AnchorProviderProps,
  type InternalAnchorProps,
  type LinkTargetProps,
} from '#ui/internal';
export { Anchor, type AnchorProps } from './Anchor';
