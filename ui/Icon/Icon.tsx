import * as styles from './Icon.css';
import { filledIcons, type IconName, icons } from './icons';

export const iconSizes = ['small', 'medium', 'large', 'huge'] as const;
export const iconTones = ['inherit', 'brand', 'success'] as const;

export interface IconProps {
  /** Which drawing, as listed in Foundations, 'Icons'. */
  name: IconName;
  /** 20, 24, 30 or 44 px. */
  size?: (typeof iconSizes)[number];
  /** Its colour, where it is not that of the word. */
  tone?: (typeof iconTones)[number];
}

/**
 * A drawing beside a word, in the word's colour. It is hidden from screen readers: the word says what it means.
 * Where there is no word, use `IconButton`, which asks for a label.
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
