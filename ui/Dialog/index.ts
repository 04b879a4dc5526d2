export { Dialog, type DialogProps, dialogSizes } from './Dialog';
export { DialogShell, type DialogShellProps } from './DialogShell';
