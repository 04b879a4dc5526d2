export { Sticky, type StickyProps, stickyStarts } from './Sticky';
