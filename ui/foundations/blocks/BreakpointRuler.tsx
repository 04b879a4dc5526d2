import { type Breakpoint, breakpoints } from '#ui/theme';
import * as styles from './blocks.css';

const changes: Record<Breakpoint, string> = {
  xs: 'Carousel: one card up to here. Forms take one column below.',
  sm: 'Halves beside one another from here. Rows of tabs and chips run off the edge below.',
  md: 'All columns of a wide table from here; below, rows that open.',
  lg: 'Carousel: two cards up to here.',
  xl: 'The layout of a large screen above, such as a whole header and asides. Rows of four cards from here.',
  xxl: 'Carousel: four cards up to here, five above.',
};

const widest = Math.max(...Object.values(breakpoints));
const names = Object.keys(changes) as Breakpoint[];

/** Every width at which the layout changes, to scale, and what changes there. */
export function BreakpointRuler() {
  return (
    <ul>
      {names.map((name) => (
        <li key={name} className={styles.breakpoint}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.value}>{breakpoints[name]} px</span>
          <span>
            <span className={styles.bar} style={{ width: `${(breakpoints[name] / widest) * 100}%` }} />
            <span className={styles.change}>{changes[name]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
