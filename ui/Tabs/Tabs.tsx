import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useRef } from 'react';
import * as styles from './Tabs.css';

export interface TabItem {
  /** Names the tab in code; not shown. */
  value: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between, said by screen readers before the first one. */
  label: string;
  /** Two to about eight. The first one is open unless `value` says otherwise. */
  items: readonly TabItem[];
  /** The open tab, where the screen decides it (an address, a choice shared with a dropdown). */
  value?: string;
  /** Another tab has been chosen: its `value`. */
  onChange?: (value: string) => void;
}

/**
 * Views of one thing, one in sight at a time: 'Opis', 'Prednosti', 'Kako koristiti'. Where people compare or read
 * through, use `Accordion`; where the choice is another address, use `Chips`.
 */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const first = items[0]?.value;
  const pressed = useRef<HTMLButtonElement>(null);
  return (
    <RadixTabs.Root
      {...(first !== undefined && { defaultValue: first })}
      {...(value !== undefined && { value })}
      {...(onChange && { onValueChange: onChange })}
    >
      <RadixTabs.List aria-label={label} className={styles.list}>
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            className={styles.tab}
            // Radix opens a tab as the mouse goes down on it and again as the focus follows, where the screen has not
            // opened it by then. Prevented, the second does nothing.
            onMouseDown={({ currentTarget }) => {
              pressed.current = currentTarget;
            }}
            onFocus={(event) => {
              if (pressed.current === event.currentTarget) event.preventDefault();
              pressed.current = null;
            }}
            onClick={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            <span className={styles.label} data-label={item.label}>
              {item.label}
            </span>
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
