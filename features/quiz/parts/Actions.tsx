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
}

/** The ways from a step: one back, one on. On phones they stay at the bottom of the window, under the thumb. */
export function Actions({ back, children, skip }: ActionsProps) {
  const text = useMessages(messages);
  return (
    <div className={styles.actions}>
      <ButtonLink {...back} tone="quiet" icon="chevron-left" width="full">
        {text.back}
      </ButtonLink>
      {children}
      {skip && <div className={styles.skip}>{skip}</div>}
    </div>
  );
}
