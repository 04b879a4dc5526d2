import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button';
import { Inline } from '#ui/Inline';
import { Notice } from '#ui/Notice';
import { useMessages } from '../country';
import type { ChunkFailure } from '../platform';
import { FailureHint } from './FailureHint';
import * as styles from './OverlayFailure.css';
import { messages } from './partMessages';

export interface OverlayFailureProps extends ChunkFailure {
  onClose: () => void;
}

/** A notice along the lower edge of the page, shown when the code of a panel, menu or dialog fails to load. */
export function OverlayFailure({ onRetry, busy, detail, onClose }: OverlayFailureProps) {
  const text = useMessages(messages);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = container.current;
    const opener = document.activeElement;
    return () => {
      // An overlay that loads after a retry takes the focus from the opener, and later returns it there.
      if (own?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <div ref={container} className={styles.positioner}>
      <div className={styles.notice}>
        <Notice
          tone="error"
          title={text.failed}
          action={
            <Inline gap="3">
              <Button tone="quiet" size="small" busy={busy} onClick={onRetry}>
                {text.retry}
              </Button>
              <Button tone="quiet" size="small" onClick={onClose}>
                {text.close}
              </Button>
            </Inline>
          }
        >
          <FailureHint hint={text.hint} detail={detail} />
        </Notice>
      </div>
    </div>
  );
}
