import * as RadixAccordion from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon';
import * as styles from './Accordion.css';

export const accordionTypes = ['single', 'multiple'] as const;

export interface AccordionItem {
  /** Identifies the row in code; not shown. */
  value: string;
  /** The text of the row's button; a small picture may precede it. */
  heading: ReactNode;
  /** Shown while the row is open. */
  content: ReactNode;
}

export interface AccordionProps {
  /** The rows, from top to bottom. */
  items: readonly AccordionItem[];
  /** `single` closes the open row when another opens; with `multiple` each row opens and closes on its own (questions). */
  type?: (typeof accordionTypes)[number];
  /** Values of the rows that are open initially. With `single`, only the first of them opens. */
  defaultOpen?: readonly string[];
  /** The value of the open row, '' for none, if the app opens rows itself. Only with `single`. */
  open?: string;
  /** Called with the value of the row that a press opens, '' when it closes one. */
  onOpenChange?: (open: string) => void;
  /** The level of the rows' headings: one below the heading above the accordion. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Rows that expand to show more text: details, questions and answers. Do not hide what people need for a decision in a
 * closed row.
 */
export function Accordion({
  items,
  type = 'single',
  defaultOpen = [],
  open,
  onOpenChange,
  headingLevel = 3,
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  const rows = items.map((item) => (
    <RadixAccordion.Item key={item.value} value={item.value} className={styles.item}>
      <RadixAccordion.Header asChild>
        <Heading className={styles.heading}>
          <RadixAccordion.Trigger className={styles.trigger}>
            {item.heading}
            <span className={styles.whenClosed}>
              <Icon name="plus" />
            </span>
            <span className={styles.whenOpen}>
              <Icon name="minus" />
            </span>
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <RadixAccordion.Content className={styles.content}>
        <div className={styles.inner}>{item.content}</div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  ));

  return type === 'multiple' ? (
    <RadixAccordion.Root type="multiple" defaultValue={[...defaultOpen]} className={styles.root}>
      {rows}
    </RadixAccordion.Root>
  ) : (
    <RadixAccordion.Root
      type="single"
      collapsible
      defaultValue={defaultOpen[0] ?? ''}
      {...(open !== undefined && { value: open })}
      {...(onOpenChange && { onValueChange: onOpenChange })}
      className={styles.root}
    >
      {rows}
    </RadixAccordion.Root>
  );
}
