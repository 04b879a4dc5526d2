// Stories side by side, as live frames.
export { storyAddress, type Toolbars } from './address';
export { Board, type BoardProps } from './Board';
export { StoryFrame, type StoryFrameProps } from './StoryFrame';
export { type State, useEntries, useStates } from './states';
export { useDescription } from './useDescription';
