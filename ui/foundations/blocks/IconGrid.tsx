import { Icon, iconNames, iconSizes } from '#ui/Icon';
import * as styles from './blocks.css';

/** Every icon with its name, and the four sizes. */
export function IconGrid() {
  return (
    <div className={styles.stack}>
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li key={name} className={styles.iconCell}>
            <Icon name={name} />
            <span className={styles.value}>{name}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.icons}>
        {iconSizes.map((size) => (
          <li key={size} className={styles.iconCell}>
            <Icon name="truck" size={size} />
            <span className={styles.value}>{size}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
