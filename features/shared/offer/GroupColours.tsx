import type { ReactNode } from 'react';
import type { Group } from '../api';
import * as styles from './GroupColours.css';

export interface GroupColoursProps {
  /** Without one, the theme's own tint stays. */
  group: Group | undefined;
  /** What shows the tint. */
  children: ReactNode;
  /** The element around them: `span` among words. */
  as?: 'div' | 'span';
}

/** Gives the tint inside it (`Band tone="tint"`, `vars.color.tint`) the colours of a category. */
export function GroupColours({ group, children, as: Element = 'div' }: GroupColoursProps) {
  return <Element className={group && styles.groups[group]}>{children}</Element>;
}
