// Stories side by side, as live frames.
export { storyAddress, type Toolbars } from './address';
export { Board } from './Board';
export { StateRow } from './StateRow';
export { StoryFrame } from './StoryFrame';
export { type State, useEntries, useStates } from './states';
