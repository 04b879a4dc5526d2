/** Moving between pages: address book, links, overlays in the history, scroll and focus after a page change. */

export { type QuizGoal, quizGoals, routes } from './addresses';
export { Navigation, useArrival, useGoTo, useIsNavigating } from './Navigation';
export { type OverlayName, useDisclosure, useOpenOverlay, useOverlay } from './overlays';
export { entryKey, Places, useIsReturn } from './places';
export { opensElsewhere, RouterAnchor } from './RouterAnchor';
export { ScrollPosition } from './ScrollPosition';
export { useAddressQuery } from './useAddressQuery';
export { usePageFocus } from './usePageFocus';
export { nextStepState, useSteps } from './useSteps';
