import * as RadixAccordion from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon';
import * as styles from './Accordion.css';

export const accordionTypes = ['single', 'multiple'] as const;

export interface AccordionItem {
  /** Names the row in code; not shown. */
  value: string;
  /** Words; a small picture may stand before them. */
  heading: ReactNode;
  /** Shows while the row is open. */
  content: ReactNode;
}

export interface AccordionProps {
  /** The rows, from top to bottom. */
  items: readonly AccordionItem[];
  /** `single` closes the open row when another opens; in `multiple` each row is on its own (questions). */
  type?: (typeof accordionTypes)[number];
  /** Values of the rows that are open at first. A `single` one opens the first of them. */
  defaultOpen?: readonly string[];
  /** The rank of the rows' headings: one below the heading they stand under. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Rows that open to more text: details, questions and answers. Nothing that people need before they
 * decide belongs in a closed row.
 */
export function Accordion({ items, type = 'single', defaultOpen = [], headingLevel = 3 }: AccordionProps) {
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
      className={styles.root}
    >
      {rows}
    </RadixAccordion.Root>
  );
}
