import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import { useChangeMotion } from '#ui/theme';
import * as styles from './Timeline.css';

export const timelineStates = ['known', 'loading'] as const;

export const timelineDirections = ['column', 'row'] as const;

export interface TimelineStep {
  key: string;
  /** An icon in the step's marker. Either all steps have one, or none. */
  icon?: IconName;
  /** How far a step with an icon has come, where some are behind and some ahead. */
  progress?: 'done' | 'current' | 'coming';
  /** What happens or has happened. */
  content: ReactNode;
}

export interface TimelineProps {
  /** The steps, in chronological order. */
  steps: readonly TimelineStep[];
  /** Numbers in the markers, for instructions. */
  numbered?: boolean;
  /** `row` places the steps side by side in windows wider than 1020 px, for up to four steps. */
  direction?: (typeof timelineDirections)[number];
  /** `loading` when the steps contain `Skeleton`s; the markers are grey. */
  state?: (typeof timelineStates)[number];
}

/** Events in chronological order, connected by a line: the next steps, the stations of a parcel. */
export function Timeline({ steps, numbered = false, direction = 'column', state = 'known' }: TimelineProps) {
  const layout = numbered || steps.some(({ icon }) => icon) ? 'icons' : 'dots';
  // Placeholders must not be announced as a list.
  const [List, Item] = state === 'loading' ? (['div', 'div'] as const) : (['ol', 'li'] as const);
  return (
    <List className={`${styles.timeline[layout]} ${styles.states[state]} ${styles.directions[direction]}`}>
      {steps.map(({ key, icon, progress, content }, index) => (
        <Item
          key={key}
          className={`${styles.step} ${styles.stepsIn[direction]} ${progress === 'done' ? styles.doneStep : ''}`}
          aria-current={progress === 'current' ? 'step' : undefined}
        >
          <Mark progress={progress} look={layout === 'icons' ? 'icon' : state}>
            {icon && <Icon name={icon} />}
            {numbered && <span className={styles.number}>{index + 1}</span>}
          </Mark>
          <div className={styles.contentIn[direction]}>{content}</div>
        </Item>
      ))}
    </List>
  );
}

interface MarkProps {
  progress: TimelineStep['progress'] | undefined;
  /** How it looks where steps are neither behind nor ahead. */
  look: 'icon' | 'known' | 'loading';
  children: ReactNode;
}

/** The marker of a step. It moves when the step is reached or done. */
function Mark({ progress, look, children }: MarkProps) {
  const motion = useChangeMotion(progress);
  return (
    <span aria-hidden="true" className={`${styles.marks[progress ?? look]} ${motion}`}>
      {children}
    </span>
  );
}
