export { Dialog, type DialogProps } from './Dialog';
export { useFocusReturn } from './useFocusReturn';
