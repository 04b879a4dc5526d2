import * as RadixAccordion from '@radix-ui/react-accordion';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#ui/Icon';
import { Findable } from '#ui/internal';
import * as styles from './Accordion.css';

export const accordionTypes = ['single', 'multiple'] as const;

export interface AccordionItem {
  /** Identifies the row in code; not shown. */
  value: string;
  /** The text of the row's button; a small picture may precede it. */
  heading: ReactNode;
  /** Shown while the row is open, and in print. */
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
  value?: string;
  /** Called with the value of the row that a press opens, '' when it closes one. */
  onChange?: (value: string) => void;
  /** The level of the rows' headings: one below the heading above the accordion. */
  level?: 2 | 3 | 4;
}

/**
 * Rows that expand to show more text: details, questions and answers. The browser's search finds the text of a closed row
 * and opens it. Do not hide what people need for a decision in a closed row.
 */
export function Accordion({
  items,
  type = 'single',
  defaultOpen = [],
  value: controlled,
  onChange,
  level = 3,
}: AccordionProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const [chosen, setChosen] = useState(type === 'multiple' ? defaultOpen : defaultOpen.slice(0, 1));
  const opened = controlled === undefined ? chosen : [controlled];

  function choose(values: readonly string[]) {
    setChosen(values);
    onChange?.(values[0] ?? '');
  }

  // Without Radix's Content, which measures each row, open or not: 80 ms of the offer page on a phone.
  const rows = items.map(({ value, heading, content }) => {
    const isOpen = opened.includes(value);
    const triggerId = `${id}-${value}-trigger`;
    const contentId = `${id}-${value}`;
    return (
      <RadixAccordion.Item key={value} value={value} className={styles.item}>
        <RadixAccordion.Header asChild>
          <Heading className={styles.heading}>
            <RadixAccordion.Trigger
              id={triggerId}
              aria-controls={isOpen ? contentId : undefined}
              className={styles.trigger}
            >
              <span>{heading}</span>
              <span className={styles.whenClosed}>
                <Icon name="plus" />
              </span>
              <span className={styles.whenOpen}>
                <Icon name="minus" />
              </span>
            </RadixAccordion.Trigger>
          </Heading>
        </RadixAccordion.Header>
        <section
          id={contentId}
          aria-labelledby={triggerId}
          aria-hidden={!isOpen || undefined}
          data-state={isOpen ? 'open' : 'closed'}
          className={styles.content}
        >
          <div className={styles.fold}>
            <Findable
              open={isOpen}
              onFound={() => choose(type === 'multiple' ? [...opened, value] : [value])}
            >
              <div className={styles.inner}>{content}</div>
            </Findable>
          </div>
        </section>
      </RadixAccordion.Item>
    );
  });

  return type === 'multiple' ? (
    <RadixAccordion.Root type="multiple" value={[...opened]} onValueChange={choose} className={styles.root}>
      {rows}
    </RadixAccordion.Root>
  ) : (
    <RadixAccordion.Root
      type="single"
      collapsible
      value={opened[0] ?? ''}
      onValueChange={(value) => choose(value ? [value] : [])}
      className={styles.root}
    >
      {rows}
    </RadixAccordion.Root>
  );
}
