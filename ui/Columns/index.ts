export {
  Columns,
  type ColumnsProps,
  columnsAligns,
  columnsElements,
  columnsRatios,
} from './Columns';
