export { TopSheet, type TopSheetProps } from './TopSheet';
