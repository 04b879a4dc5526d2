import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import * as styles from './Timeline.css';

export const timelineStates = ['known', 'loading'] as const;

export interface TimelineStep {
  key: string;
  /** An icon in the step's marker. Either all steps have one, or none. */
  icon?: IconName;
  /** What happens or has happened. */
  content: ReactNode;
}

export interface TimelineProps {
  /** The steps, in chronological order. */
  steps: readonly TimelineStep[];
  /** `loading` when the steps contain `Skeleton`s; the markers are grey. */
  state?: (typeof timelineStates)[number];
}

/** Events in chronological order, on a vertical line: the next steps, the stations of a parcel. */
export function Timeline({ steps, state = 'known' }: TimelineProps) {
  const layout = steps.some(({ icon }) => icon) ? 'icons' : 'dots';
  // Placeholders must not be announced as a list.
  const [List, Item] = state === 'loading' ? (['div', 'div'] as const) : (['ol', 'li'] as const);
  return (
    <List className={`${styles.timeline[layout]} ${styles.states[state]}`}>
      {steps.map(({ key, icon, content }) => (
        <Item key={key} className={styles.step}>
          <span className={styles.marks[icon ? 'icon' : state]}>{icon && <Icon name={icon} />}</span>
          <div>{content}</div>
        </Item>
      ))}
    </List>
  );
}
