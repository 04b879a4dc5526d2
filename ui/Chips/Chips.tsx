import { StyledAnchor } from '#ui/internal';
import * as styles from './Chips.css';

export interface ChipItem {
  label: string;
  href: string;
}

export interface ChipsProps {
  /** Labels the navigation for screen readers: 'Grupe proizvoda'. */
  label: string;
  /** The choices, each with its address. */
  items: readonly ChipItem[];
  /** The `href` of the current page's chip. */
  current: string;
}

/**
 * Links that filter a listing. Each chip has an address of its own, so that the choice can be shared and undone with
 * 'back'. To switch only the content below, use `Tabs`.
 */
export function Chips({ label, items, current }: ChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li
            key={item.href}
            ref={item.href === current ? scrollToCentre : undefined}
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

/**
 * On phones the current chip may be out of view. Unlike `scrollIntoView`, this scrolls the row only, never the page. In the
 * next frame, which lays the page out anyway.
 */
function scrollToCentre(chip: HTMLLIElement | null) {
  const strip = chip?.parentElement;
  if (!strip) return;
  requestAnimationFrame(() => {
    strip.scrollLeft = chip.offsetLeft - (strip.clientWidth - chip.offsetWidth) / 2;
  });
}
