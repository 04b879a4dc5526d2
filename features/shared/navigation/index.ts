/** Moving between pages: address book, links, overlays in the history, scroll and focus after a page change. */

export { type QuizGoal, quizGoals, routes } from './addresses';
export { Navigation, useArrival, useGoTo, useIsNavigating } from './Navigation';
export { type OverlayName, useDisclosure, useOpenOverlay, useOverlay } from './overlays';
export { RouterAnchor } from './RouterAnchor';
export { ScrollPosition } from './ScrollPosition';
export { usePageFocus } from './usePageFocus';
export { useSteps } from './useSteps';
