import { Button } from '#ui/Button';
import { Inline } from '#ui/Inline';
import { Notice } from '#ui/Notice';
import { useMessages } from '../country';
import { FailureHint } from './FailureHint';
import { KeptFocus, type KeptFocusProps } from './KeptFocus';
import * as styles from './LoadFailure.css';
import { messages } from './messages';
import { PageMessage } from './PageMessage';

export interface LoadFailureProps extends Pick<KeptFocusProps, 'place'> {
  /** What went wrong; the general message if left out. */
  title?: string;
  /** What the shopper can do; 'check your connection' if left out. */
  hint?: string | undefined;
  /** Whether code failed to load: adds the fixed line for support. */
  ofCode?: boolean;
  onRetry: () => void;
  /** Whether the retry is running. */
  busy: boolean;
  /** Adds a button that closes it. */
  onClose?: (() => void) | undefined;
}

/** What failed to load, with a retry button and the phone number: 'Došlo je do greške!'. */
export function LoadFailure({
  place = 'part',
  title,
  hint,
  ofCode = false,
  onRetry,
  busy,
  onClose,
}: LoadFailureProps) {
  const text = useMessages(messages);
  const heading = title ?? text.loadFailed;
  const advice = hint ?? text.loadFailedHint;
  if (place === 'page') {
    return (
      <KeptFocus place={place}>
        <PageMessage
          heading={heading}
          hint={
            <span role="alert">
              <FailureHint hint={advice} ofCode={ofCode} />
            </span>
          }
        >
          <Button busy={busy} onClick={onRetry}>
            {text.retry}
          </Button>
        </PageMessage>
      </KeptFocus>
    );
  }
  const notice = (
    <Notice
      tone="error"
      title={heading}
      action={
        <Inline gap="3">
          <Button tone="quiet" size="small" busy={busy} onClick={onRetry}>
            {text.retry}
          </Button>
          {onClose && (
            <Button tone="quiet" size="small" onClick={onClose}>
              {text.close}
            </Button>
          )}
        </Inline>
      }
    >
      <FailureHint hint={advice} ofCode={ofCode} />
    </Notice>
  );
  if (place === 'part') return <KeptFocus>{notice}</KeptFocus>;
  return (
    <KeptFocus place={place}>
      <div className={styles.positioner}>
        <div className={styles.notice}>{notice}</div>
      </div>
    </KeptFocus>
  );
}
