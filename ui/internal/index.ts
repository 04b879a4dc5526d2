/** Code shared by primitives. Only `ui` may import this folder; a lint rule enforces this. */

export * as buttonStyles from './button.css';
export * as checkboxStyles from './checkboxBox.css';
export * as iconButtonStyles from './iconButton.css';
export * as menuButtonStyles from './menuButton.css';
export {
  AnchorProvider,
  type AnchorProviderProps,
  type InternalAnchorProps,
  type LinkTargetProps,
  StyledAnchor,
} from './StyledAnchor';
