export { Icon, type IconProps, iconSizes } from './Icon';
export { type IconName, iconNames } from './icons';
