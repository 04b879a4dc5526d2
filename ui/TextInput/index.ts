export { TextInput, type TextInputProps, textInputTypes } from './TextInput';
