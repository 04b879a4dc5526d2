import type { Group } from '../api';
import * as styles from './Drawing.css';

export type DrawingName = keyof typeof styles.drawings;

/** The plant of each category, which is on the labels of its products. */
export const groupDrawings: Record<Group, DrawingName> = {
  potency: 'ginseng',
  prostate: 'palmetto',
  joints: 'willow',
  beauty: 'rose',
  hair: 'nettle',
  weight: 'tea',
  digestion: 'fennel',
};

/** A line drawing of a plant or a mineral, as wide as its parent and in the colour of its text. A decoration. */
export function Drawing({ name }: { name: DrawingName }) {
  return <span className={styles.drawings[name]} aria-hidden="true" />;
}
