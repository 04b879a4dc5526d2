import { useState } from 'react';
import { Button } from '#ui/Button';
import { tokens, vars } from '#ui/theme';
import * as styles from './blocks.css';

const { duration, easing } = tokens.motion;

interface TrackProps {
  name: string;
  value: string;
  transitionDuration: string;
  transitionTimingFunction: string;
  there: boolean;
}

function Track({ name, value, transitionDuration, transitionTimingFunction, there }: TrackProps) {
  return (
    <li className={styles.scaleRow}>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.value}>{value}</span>
      <span className={styles.track}>
        <span
          className={styles.runner}
          style={{ insetInlineStart: there ? '100%' : 0, transitionDuration, transitionTimingFunction }}
        />
      </span>
    </li>
  );
}

/** Every duration on the standard curve, and every curve over the slowest duration. */
export function MotionTracks() {
  const [there, setThere] = useState(false);
  return (
    <div className={styles.stack}>
      <div>
        <Button size="small" onClick={() => setThere(!there)}>
          Play
        </Button>
      </div>
      <ul>
        {Object.entries(duration).map(([name, value]) => (
          <Track
            key={name}
            name={name}
            value={value}
            transitionDuration={`var(--motion-duration-${name})`}
            transitionTimingFunction={vars.motion.easing.standard}
            there={there}
          />
        ))}
      </ul>
      <ul>
        {Object.entries(easing).map(([name, value]) => (
          <Track
            key={name}
            name={name}
            value={value}
            transitionDuration={vars.motion.duration.slow}
            transitionTimingFunction={value}
            there={there}
          />
        ))}
      </ul>
    </div>
  );
}
