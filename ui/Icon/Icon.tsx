import * as styles from './Icon.css';
import { filledIcons, type IconName, icons } from './icons';

export const iconSizes = ['small', 'medium', 'large', 'huge'] as const;
export const iconTones = ['inherit', 'brand', 'success'] as const;

export interface IconProps {
  /** The icon's name, as listed in Foundations, 'Icons'. */
  name: IconName;
  /** 20, 24, 30 or 44 px. */
  size?: (typeof iconSizes)[number];
  /** Its colour; `inherit` is that of the text beside it. */
  tone?: (typeof iconTones)[number];
}

/**
 * An icon beside a text, in the colour of the text. It is hidden from screen readers, because the text says what it
 * means. For an icon without text, use an `IconButton`, which requires a label.
 */
export function Icon({ name, size = 'medium', tone = 'inherit' }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${styles.sizes[size]} ${styles.tones[tone]}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={icons[name]} {...(filledIcons.includes(name) && { fill: 'currentColor' })} />
    </svg>
  );
}
