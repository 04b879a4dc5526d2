/** Code shared by primitives. Only `ui` may import this folder; a lint rule enforces this. */

export { Findable } from './Findable';
export {
  AnchorProvider,
  type AnchorProviderProps,
  type InternalAnchorProps,
  type LinkTargetProps,
  StyledAnchor,
} from './StyledAnchor';
