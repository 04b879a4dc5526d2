import type { ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { ButtonLink } from '#ui/ButtonLink';
import { messages } from '../messages';
import type { QuizNavigation } from '../useQuizNavigation';
import * as styles from './Actions.css';

export interface ActionsProps {
  back: QuizNavigation['back'];
  /** The button to the next step. */
  children?: ReactNode;
  /** A link that skips the step. */
  skip?: ReactNode;
  /** Sticks to the bottom of a phone's window. Not for forms, whose error messages it would cover. */
  sticky?: boolean;
}

/** Buttons under a step: back, next, and skip where the step can be skipped. */
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
