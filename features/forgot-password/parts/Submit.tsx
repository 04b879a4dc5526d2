import { useMessages } from '#features/shared/country';
import { RetryNotice } from '#features/shared/forms';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { messages } from '../messages';
import type { PasswordResetState } from '../usePasswordReset';

interface SubmitProps {
  reset: Pick<PasswordResetState, 'cancel' | 'submitButton'>;
  isBusy: boolean;
  isRetrying: boolean;
  /** The request failed with an error that belongs to no field. */
  hasFailed: boolean;
  label: string;
  busyLabel: string;
}

/** Error, retry notice and submit button of both forms. */
export function Submit({ reset, isBusy, isRetrying, hasFailed, label, busyLabel }: SubmitProps) {
  const text = useMessages(messages);
  const { cancel, submitButton } = reset;
  return (
    <>
      {hasFailed && <Notice tone="error">{text.refused}</Notice>}
      {isRetrying && <RetryNotice onStop={cancel} />}
      <Button ref={submitButton} type="submit" width="full" busy={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </>
  );
}
