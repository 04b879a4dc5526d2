import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#features/shared/country';
import { useIsOnline } from '#features/shared/platform';
import { BOTTOM_MESSAGE_HEIGHT, usePublishedHeight } from '#ui/theme';
import * as styles from './Connection.css';
import { messages } from './messages';

/** How long it is said that the network is back, in ms. */
const BACK_FOR_MS = 4_000;

/**
 * Says along the window's lower edge that there is no network, and in passing that it is back. It covers nothing: the
 * page ends above it. It comes with the first load, because without a network nothing else would bring it.
 */
export function Connection() {
  const text = useMessages(messages);
  const isOnline = useIsOnline();
  const [wasOnline, setWasOnline] = useState(isOnline);
  const [isBack, setBack] = useState(false);
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline);
    setBack(isOnline);
  }
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), BACK_FOR_MS);
    return () => clearTimeout(timer);
  }, [isBack]);

  const isShown = !isOnline || isBack;
  const bar = useRef<HTMLDivElement>(null);
  usePublishedHeight(bar, BOTTOM_MESSAGE_HEIGHT);

  // Always there, so that screen readers hear what comes.
  return (
    <div ref={bar} role="status" className={isShown ? styles.bar : undefined}>
      {isShown && (isOnline ? text.back : text.offline)}
    </div>
  );
}
