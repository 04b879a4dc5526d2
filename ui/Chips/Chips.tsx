import { useEffect, useRef } from 'react';
import { Anchor } from '#ui/Anchor';
import * as styles from './Chips.css';

export interface ChipItem {
  label: string;
  href: string;
}

export interface ChipsProps {
  /** What the chips choose, said by screen readers before the first one: 'Grupe proizvoda'. */
  label: string;
  items: readonly ChipItem[];
  /** The `href` of the chip whose page is open. */
  current: string;
}

/**
 * Narrows a listing: each chip is an address of its own, so that the choice can be shared and undone with 'back'.
 * Where the choice changes only what stands below it, use `Tabs`.
 */
export function Chips({ label, items, current }: ChipsProps) {
  const strip = useRef<HTMLUListElement>(null);

  // On phones the open group may lie beyond the edge. Only the row is moved: the page stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is current decides which chip is looked for.
  useEffect(() => {
    const chip = strip.current?.querySelector('[aria-current]')?.parentElement;
    if (strip.current && chip) {
      strip.current.scrollLeft = chip.offsetLeft - (strip.current.clientWidth - chip.offsetWidth) / 2;
    }
  }, [current]);

  return (
    <nav aria-label={label}>
      <ul ref={strip} className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <Anchor
              href={item.href}
              className={styles.chip}
              aria-current={item.href === current ? 'page' : undefined}
            >
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
