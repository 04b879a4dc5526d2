export { Timeline, type TimelineProps, type TimelineStep, timelineStates } from './Timeline';
