export { closingClicks } from './closingClicks';
export { Dialog, type DialogProps, dialogSizes } from './Dialog';
export { useFocusReturn } from './useFocusReturn';
