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
  atEnd: boolean;
}

function Track({ name, value, transitionDuration, transitionTimingFunction, atEnd }: TrackProps) {
  return (
    <li className={styles.scaleRow}>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.value}>{value}</span>
      <span className={styles.track}>
        <span
          className={styles.runner}
          style={{ insetInlineStart: atEnd ? '100%' : 0, transitionDuration, transitionTimingFunction }}
        />
      </span>
    </li>
  );
}

/** Every duration with the standard easing, and every easing with the slowest duration. */
export function MotionTracks() {
  const [atEnd, setAtEnd] = useState(false);
  return (
    <div className={styles.stack}>
      <div>
        <Button size="small" onClick={() => setAtEnd(!atEnd)}>
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
            atEnd={atEnd}
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
            atEnd={atEnd}
          />
        ))}
      </ul>
    </div>
  );
}
