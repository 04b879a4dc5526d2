import { useMessages } from '#features/shared/country';
import { RetryNotice } from '#features/shared/forms';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { messages } from '../messages';
import type { PasswordReset } from '../usePasswordReset';

interface SubmitProps {
  reset: PasswordReset;
  /** The server said no, and not because of a field. */
  hasFailed: boolean;
  label: string;
  busyLabel: string;
}

/** The end of either form: what became of its call, and the button. */
export function Submit({ reset, hasFailed, label, busyLabel }: SubmitProps) {
  const text = useMessages(messages);
  return (
    <>
      {hasFailed && <Notice tone="error">{text.refused}</Notice>}
      {reset.isRetrying && <RetryNotice onStop={reset.giveUp} />}
      <Button ref={reset.submitButton} type="submit" width="full" busy={reset.isBusy}>
        {reset.isBusy ? busyLabel : label}
      </Button>
    </>
  );
}
