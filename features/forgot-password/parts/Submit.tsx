import { useMessages } from '#features/shared/country';
import { RetryNotice } from '#features/shared/forms';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { messages } from '../messages';
import type { PasswordResetState } from '../usePasswordReset';

interface SubmitProps {
  reset: Pick<PasswordResetState, 'giveUp' | 'submitButton'>;
  isBusy: boolean;
  isRetrying: boolean;
  /** The server said no, and not because of a field. */
  hasFailed: boolean;
  label: string;
  busyLabel: string;
}

/** The end of either form: what became of its call, and the button. */
export function Submit({ reset, isBusy, isRetrying, hasFailed, label, busyLabel }: SubmitProps) {
  const text = useMessages(messages);
  return (
    <>
      {hasFailed && <Notice tone="error">{text.refused}</Notice>}
      {isRetrying && <RetryNotice onStop={reset.giveUp} />}
      <Button ref={reset.submitButton} type="submit" width="full" busy={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </>
  );
}
