export { CheckboxTile, type CheckboxTileProps } from './CheckboxTile';
