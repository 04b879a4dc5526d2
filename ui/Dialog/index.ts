export { Dialog, type DialogProps, dialogSizes } from './Dialog';
export { useFocusReturn } from './useFocusReturn';
