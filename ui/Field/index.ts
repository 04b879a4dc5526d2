export {
  Field,
  type FieldControl,
  type FieldFrameProps,
  type FieldNotes,
  type FieldProps,
  fieldLabelDisplays,
  fieldLayouts,
  type NativeControlProps,
  splitField,
  type TypedControlProps,
} from './Field';
export { box as fieldBox, control as fieldControl } from './Field.css';
