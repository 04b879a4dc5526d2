export { Button, type ButtonProps, buttonSizes, buttonTones, buttonWidths } from './Button';
/** A button's looks, for a link that wears them (`ButtonLink`). */
export * as buttonStyles from './Button.css';
