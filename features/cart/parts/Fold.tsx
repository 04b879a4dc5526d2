import type { ReactNode, ToggleEvent } from 'react';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import * as styles from './Fold.css';

export interface FoldProps {
  title: string;
  /** What the folded line says about its content. */
  note: string;
  tone?: keyof typeof styles.tones;
  /** Whether it opens by itself. */
  open?: boolean;
  children: ReactNode;
}

/** On a phone what opens would be hidden below the lower edge of the panel. */
function showContent({ currentTarget: box }: ToggleEvent<HTMLDetailsElement>) {
  if (box.open) box.scrollIntoView({ block: 'start' });
}

/** A part of the cart that is folded into a line. */
export function Fold({ title, note, tone = 'plain', open = false, children }: FoldProps) {
  return (
    <details
      open={open}
      // Not when it opens by itself.
      onToggle={open ? undefined : showContent}
      className={`${styles.box} ${styles.tones[tone]}`}
    >
      <summary className={styles.summary}>
        <Stack gap="0">
          <Text weight="semibold">{title}</Text>
          <Text size="small" tone="muted">
            {note}
          </Text>
        </Stack>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
