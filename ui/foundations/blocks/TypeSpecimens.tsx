import { tokens, typeStyles } from '#ui/theme';
import * as styles from './blocks.css';
import { Copy } from './Copy';
import { pixelsText } from './pixelsText';

/** Every type style at its own size, with its values. */
export function TypeSpecimens() {
  return (
    <ul>
      {typeStyles.map((name) => {
        const { family, size, lineHeight, weight, tracking } = tokens.type[name];
        return (
          <li key={name} className={styles.specimen}>
            <div>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.value}>
                {family}, {weight}
              </span>
              <Copy path={['type', name, 'size']} value={size}>
                {pixelsText(size)}
              </Copy>
              <span className={styles.value}>
                line {lineHeight}, tracking {tracking}
              </span>
            </div>
            <p className={styles.specimens[name]}>
              {name.startsWith('price') ? '1.234,50 KM' : 'Snaga ima korijen. Čaj, ćilim, šuma, žir, đak.'}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
