import { brand } from './brand';
import * as styles from './Logo.css';
import logoColor from './logo-color.svg';
import logoLight from './logo-light.svg';

export interface LogoProps {
  /** `light` is for dark surfaces at the end of a page. */
  tone?: 'color' | 'light';
}

/** The shop's logo. Screen readers read the name. */
export function Logo({ tone = 'color' }: LogoProps) {
  return (
    <img
      className={styles.logo}
      // Set before `src`, because Firefox starts loading as soon as `src` is set.
      loading={tone === 'light' ? 'lazy' : 'eager'}
      src={tone === 'light' ? logoLight : logoColor}
      alt={brand.name}
      width={116}
      height={34}
    />
  );
}
