import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/Heading';
import { Icon, type IconName } from '#ui/Icon';
import { Text } from '#ui/Text';
import * as styles from '../ContactScreen.css';

export interface WayProps {
  icon: IconName;
  name: string;
  /** What to know about it, such as when. */
  hint: string;
  children: ReactNode;
}

/** One way to reach the shop. */
export function Way({ icon, name, hint, children }: WayProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.way}>
      <span className={styles.icon}>
        <Icon name={icon} size="large" />
      </span>
      <Heading level={2} size="h4" id={headingId}>
        {name}
      </Heading>
      <div className={styles.value}>{children}</div>
      <Text tone="muted">{hint}</Text>
    </section>
  );
}
