export { type Toast, ToastRegion, type ToastRegionProps } from './Toast';
