import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import * as styles from './Timeline.css';

export const timelineStates = ['known', 'loading'] as const;

export interface TimelineStep {
  key: string;
  /** A drawing on the mark. All steps have one, or none. */
  icon?: IconName;
  /** What happens or has happened. */
  content: ReactNode;
}

export interface TimelineProps {
  /** From the first to the last. */
  steps: readonly TimelineStep[];
  /** `loading` where `Skeleton`s stand for the steps; its marks are grey. */
  state?: (typeof timelineStates)[number];
}

/** What happens one after the other, on one line: the steps ahead, the stations of a parcel. */
export function Timeline({ steps, state = 'known' }: TimelineProps) {
  const layout = steps.some(({ icon }) => icon) ? 'icons' : 'dots';
  // What is not there yet is no list.
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
