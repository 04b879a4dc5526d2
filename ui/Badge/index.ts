export { Badge, type BadgeProps, badgeTones } from './Badge';
