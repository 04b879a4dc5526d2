import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { useMessages } from '../country';
import { messages } from './messages';

export interface RetryNoticeProps {
  /** Stops the call. The button disappears with the notice, so move the focus to the button that submits again. */
  onStop: () => void;
}

/** Shown in a form while its call does not reach the server and is repeated every 2 s (Specification/Session). */
export function RetryNotice({ onStop }: RetryNoticeProps) {
  const text = useMessages(messages);
  return (
    <Notice
      tone="warning"
      action={
        <Button tone="quiet" size="small" onClick={onStop}>
          {text.stopTrying}
        </Button>
      }
    >
      {text.offline}
    </Notice>
  );
}
