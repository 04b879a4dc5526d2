import { brand } from './brand';
import * as styles from './Logo.css';
import logoColor from './logo-color.svg';
import logoLight from './logo-light.svg';

export interface LogoProps {
  /** `light` stands on dark surfaces, at the end of a page. */
  tone?: 'color' | 'light';
}

/** The shop's name as a picture; read as its name. */
export function Logo({ tone = 'color' }: LogoProps) {
  return (
    <img
      className={styles.logo}
      // Before `src`: Firefox fetches at once what it does not know to be lazy.
      loading={tone === 'light' ? 'lazy' : 'eager'}
      src={tone === 'light' ? logoLight : logoColor}
      alt={brand.name}
      width={116}
      height={34}
    />
  );
}
