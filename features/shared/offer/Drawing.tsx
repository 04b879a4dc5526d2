import type { Group } from '../api';
import * as styles from './Drawing.css';
import centella from './drawings/centella.svg';
import fennel from './drawings/fennel.svg';
import ginseng from './drawings/ginseng.svg';
import maca from './drawings/maca.svg';
import nettle from './drawings/nettle.svg';
import oak from './drawings/oak.svg';
import palmetto from './drawings/palmetto.svg';
import rose from './drawings/rose.svg';
import tea from './drawings/tea.svg';
import willow from './drawings/willow.svg';

const files = { centella, fennel, ginseng, maca, nettle, oak, palmetto, rose, tea, willow };

export type DrawingName = keyof typeof files;

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

export interface DrawingProps {
  name: DrawingName;
  /** `bold` for a drawing that stands alone, from 200 px wide. */
  lines?: keyof typeof styles.lines;
}

/** A line drawing of a plant, as wide as its parent and in the colour of its text. A decoration. */
export function Drawing({ name, lines = 'fine' }: DrawingProps) {
  return (
    <svg viewBox="-6 -6 252 292" className={styles.lines[lines]} aria-hidden="true">
      <use href={`${files[name]}#drawing`} />
    </svg>
  );
}
