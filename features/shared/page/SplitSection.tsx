import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/Heading';
import * as styles from './SplitSection.css';

export interface SplitSectionProps {
  heading: string;
  children: ReactNode;
}

/** A part of a page with its heading beside it, or above it on phones: what a membership brings, questions. */
export function SplitSection({ heading, children }: SplitSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <div>{children}</div>
    </section>
  );
}
