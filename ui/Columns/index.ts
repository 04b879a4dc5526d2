export {
  Columns,
  type ColumnsProps,
  columnsAligns,
  columnsElements,
  columnsLayouts,
  columnsStarts,
} from './Columns';
