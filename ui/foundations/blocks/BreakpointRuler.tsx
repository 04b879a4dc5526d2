import { type Breakpoint, breakpoints } from '#ui/theme';
import * as styles from './blocks.css';

const changes: Record<Breakpoint, string> = {
  xs: 'Carousel: one card up to here. Forms take one column below.',
  sm: 'Halves are side by side from here. Rows of tabs and chips overflow the edge below.',
  md: 'Wide tables show all columns from here; below, rows expand.',
  lg: 'Carousel: two cards up to here.',
  xl: 'Above: the layout of a large screen, with the full header and asides. Rows of four cards from here.',
  xxl: 'Carousel: four cards up to here, five above.',
};

const widest = Math.max(...Object.values(breakpoints));
const names = Object.keys(changes) as Breakpoint[];

/** Every breakpoint, to scale, with the changes at it. */
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
