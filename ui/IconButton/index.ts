export { IconButton, type IconButtonProps, iconButtonSizes, iconButtonTones } from './IconButton';
/** An icon button's looks, for a link that wears them (`IconLink`). */
export * as iconButtonStyles from './IconButton.css';
