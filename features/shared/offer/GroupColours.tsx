import type { ReactNode } from 'react';
import type { Group } from '../api';
import * as styles from './GroupColours.css';

export interface GroupColoursProps {
  /** Without a category, the theme's tint applies. */
  group: Group | undefined;
  /** The content that uses the tint. */
  children: ReactNode;
  /** The wrapping element; `span` inside text. */
  as?: 'div' | 'span';
}

/** Sets the tint of its children (`Band tone="tint"`, `vars.color.tint`) to the colours of a category. */
export function GroupColours({ group, children, as: Element = 'div' }: GroupColoursProps) {
  return <Element className={`${styles.wrapper} ${group ? styles.groups[group] : ''}`}>{children}</Element>;
}
