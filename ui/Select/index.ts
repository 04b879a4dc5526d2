export { Select, type SelectOption, type SelectProps, selectSizes } from './Select';
