export { Measure, type MeasureProps, measureWidths } from './Measure';
