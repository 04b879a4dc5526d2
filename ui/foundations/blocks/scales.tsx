import { tokens } from '#ui/theme';
import * as styles from './blocks.css';
import { Copy } from './Copy';
import { pixelsText } from './pixelsText';

/** Every value of the space scale at its length. */
export function SpaceScale() {
  return (
    <ul>
      {Object.entries(tokens.space).map(([name, value]) => (
        <li key={name} className={styles.scaleRow}>
          <strong className={styles.name}>{name}</strong>
          <Copy path={['space', name]} value={value}>
            {pixelsText(value)}
          </Copy>
          <span className={styles.bar} style={{ width: value }} />
        </li>
      ))}
    </ul>
  );
}

/** Every radius, on a square. */
export function RadiusScale() {
  return (
    <ul className={styles.samples}>
      {Object.entries(tokens.radius).map(([name, value]) => (
        <li key={name}>
          <div className={styles.square} style={{ borderRadius: value }} />
          <strong className={styles.name}>{name}</strong>
          <Copy path={['radius', name]} value={value} />
        </li>
      ))}
    </ul>
  );
}

/** Every shadow, below a card. */
export function ShadowScale() {
  return (
    <ul className={styles.samples}>
      {Object.entries(tokens.shadow).map(([name, value]) => (
        <li key={name}>
          <div className={styles.floating} style={{ boxShadow: value }} />
          <strong className={styles.name}>{name}</strong>
          <Copy path={['shadow', name]} value={value} />
        </li>
      ))}
    </ul>
  );
}
