import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#ui/Button';
import { Inline } from '#ui/Inline';
import { Notice } from '#ui/Notice';
import { useMessages } from '../country';
import type { ChunkFailure } from '../platform';
import * as styles from './OverlayFailure.css';
import { messages } from './partMessages';

export interface OverlayFailureProps extends ChunkFailure {
  onClose: () => void;
}

/** What stands along the lower edge of the page in place of a panel, menu or dialog whose code did not come. */
export function OverlayFailure({ onRetry, busy, onClose }: OverlayFailureProps) {
  const text = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    const opener = document.activeElement;
    return () => {
      // What was opened at last takes the focus from where it was opened, and gives it back to there.
      if (own?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const page = useLocation().key;
  const [ownPage] = useState(page);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (page !== ownPage) close();
  }, [page, ownPage]);
  return (
    <div ref={place} className={styles.place}>
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
          {text.hint}
        </Notice>
      </div>
    </div>
  );
}
