export {
  Timeline,
  type TimelineProps,
  type TimelineStep,
  timelineDirections,
  timelineStates,
} from './Timeline';
