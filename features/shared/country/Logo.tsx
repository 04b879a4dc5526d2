import { brand } from './brand';
import * as styles from './Logo.css';
import logoColor from './logo-color.svg';

/** The shop's logo. Screen readers read the name. */
export function Logo() {
  return <img className={styles.logo} src={logoColor} alt={brand.name} width={116} height={34} />;
}
