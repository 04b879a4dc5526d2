import { type Breakpoint, breakpoints } from '#ui/theme';
import * as styles from './blocks.css';

const changes: Record<Breakpoint, string> = {
  phone: 'Carousel: one card up to here. Forms take one column below.',
  landing:
    'Tabs over the best sellers from here; below, a dropdown. Rows of tabs and chips run off the edge below.',
  accountTable: 'All columns of the order table from here; below, two columns and rows that open.',
  tablet: 'Carousel: two cards up to here.',
  nav: 'Up to here one button opens the menu; above, the whole header. Rows of four cards from here.',
  desktop: 'Carousel: four cards up to here, five above.',
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
