import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useRef, useState } from 'react';
import { Findable } from '#ui/internal';
import * as styles from './Tabs.css';

export interface TabItem {
  /** Identifies the tab in code; not shown. */
  value: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** Labels the tab list for screen readers. */
  label: string;
  /** Two to about eight tabs. The first one is open initially, unless `value` is set. */
  items: readonly TabItem[];
  /** The open tab, if the screen controls it (by an address, or together with a dropdown). */
  value?: string;
  /** Called with the `value` of the tab that the user opens. */
  onChange?: (value: string) => void;
  /**
   * For texts: the browser's search finds those of closed tabs, and all are printed, each below its label. They are
   * rendered from the start, as forms and lists that load should not be.
   */
  findable?: boolean;
}

/**
 * Views of one subject, one visible at a time: 'Opis', 'Prednosti', 'Kako koristiti'. For content that people compare or
 * read in full, use an `Accordion`; if each choice has its own address, use `Chips`.
 */
export function Tabs({ label, items, value, onChange, findable = false }: TabsProps) {
  const [chosen, setChosen] = useState(items[0]?.value ?? '');
  const open = value ?? chosen;
  const mouseDownTab = useRef<HTMLButtonElement>(null);

  function choose(next: string) {
    setChosen(next);
    onChange?.(next);
  }

  return (
    <RadixTabs.Root value={open} onValueChange={choose}>
      <RadixTabs.List aria-label={label} className={findable ? styles.screenList : styles.list}>
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            className={styles.tab}
            // Radix opens a tab on mousedown, and again on focus if the screen has not opened it by then. Preventing
            // the focus event's default stops the second call.
            onMouseDown={({ currentTarget }) => {
              mouseDownTab.current = currentTarget;
            }}
            onFocus={(event) => {
              if (mouseDownTab.current === event.currentTarget) event.preventDefault();
              mouseDownTab.current = null;
            }}
            onClick={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            <span className={styles.label} data-label={item.label}>
              {item.label}
            </span>
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) =>
        findable ? (
          <RadixTabs.Content
            key={item.value}
            value={item.value}
            forceMount
            data-label={item.label}
            className={styles.findablePanel}
            {...(item.value !== open && { 'aria-hidden': true, tabIndex: -1 })}
          >
            <Findable open={item.value === open} onFound={() => choose(item.value)}>
              {item.content}
            </Findable>
          </RadixTabs.Content>
        ) : (
          <RadixTabs.Content key={item.value} value={item.value} className={styles.panel}>
            {item.content}
          </RadixTabs.Content>
        ),
      )}
    </RadixTabs.Root>
  );
}
