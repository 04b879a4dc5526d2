import type { ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { messages } from '../messages';
import type { QuizNavigation } from '../useQuizNavigation';
import * as styles from './Actions.css';

export interface ActionsProps {
  back: QuizNavigation['back'];
  /** The button to the next step. */
  children?: ReactNode;
  /** Sticks to the bottom of a phone's window. Not for forms, whose error messages it would cover. */
  sticky?: boolean;
}

/** Buttons under a step: back and next. */
export function Actions({ back, children, sticky = false }: ActionsProps) {
  const text = useMessages(messages);
  return (
    <div className={sticky ? `${styles.actions} ${styles.sticky}` : styles.actions}>
      <Container within="parent" width="short">
        <Columns columns="2:3" gap="3">
          <Button {...back} tone="quiet" icon="chevron-left" width="full">
            {text.back}
          </Button>
          {children}
        </Columns>
      </Container>
    </div>
  );
}
