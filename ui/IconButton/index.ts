export { IconButton, type IconButtonProps, iconButtonSizes, iconButtonTones } from './IconButton';
