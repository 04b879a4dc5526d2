import { StyledAnchor } from '#ui/internal';
import * as styles from './Chips.css';

export interface ChipItem {
  label: string;
  href: string;
}

export interface ChipsProps {
  /** What the chips choose, said by screen readers before the first one: 'Grupe proizvoda'. */
  label: string;
  /** What there is to choose from, each with its address. */
  items: readonly ChipItem[];
  /** The `href` of the chip whose page is open. */
  current: string;
}

/**
 * Narrows a listing: each chip is an address of its own, so that the choice can be shared and undone with 'back'.
 * Where the choice changes only what stands below it, use `Tabs`.
 */
export function Chips({ label, items, current }: ChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li
            key={item.href}
            ref={item.href === current ? bringIntoSight : undefined}
            className={styles.item}
          >
            <StyledAnchor
              href={item.href}
              className={styles.chip}
              aria-current={item.href === current ? 'page' : undefined}
            >
              {item.label}
            </StyledAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On phones the open group may lie beyond the edge. Only the row is moved: the page stays where it is. */
function bringIntoSight(chip: HTMLLIElement | null) {
  const strip = chip?.parentElement;
  if (strip) strip.scrollLeft = chip.offsetLeft - (strip.clientWidth - chip.offsetWidth) / 2;
}
