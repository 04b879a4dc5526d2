export { Icon, type IconProps, iconSizes, iconTones } from './Icon';
export { type IconName, iconNames } from './icons';
