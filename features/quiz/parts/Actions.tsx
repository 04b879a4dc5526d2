import type { ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { ButtonLink } from '#ui/ButtonLink';
import { messages } from '../messages';
import type { Walk } from '../useWalk';
import * as styles from './Actions.css';

export interface ActionsProps {
  back: Walk['back'];
  /** The button that goes on. */
  children?: ReactNode;
  /** The way past the step. */
  skip?: ReactNode;
  /** They stay at the bottom of a phone's window, under the thumb. Not under a form, whose messages they would hide. */
  sticky?: boolean;
}

/** The ways from a step: one back, one on. */
export function Actions({ back, children, skip, sticky = false }: ActionsProps) {
  const text = useMessages(messages);
  return (
    <div className={sticky ? `${styles.actions} ${styles.sticky}` : styles.actions}>
      <ButtonLink {...back} tone="quiet" icon="chevron-left" width="full">
        {text.back}
      </ButtonLink>
      {children}
      {skip && <div className={styles.skip}>{skip}</div>}
    </div>
  );
}
