export {
  Field,
  type FieldControl,
  type FieldFrameProps,
  type FieldNotes,
  type FieldProps,
  fieldLabelDisplays,
  fieldLayouts,
  splitField,
} from './Field';
export { box as fieldBox, control as fieldControl } from './Field.css';
