import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#features/shared/country';
import { useIsOnline } from '#features/shared/platform';
import { BOTTOM_MESSAGE_HEIGHT, usePublishedHeight } from '#ui/theme';
import * as styles from './Connection.css';
import { messages } from './messages';

/** How long the bar says that the network is back, in ms. */
export const BACK_DURATION_MS = 4_000;

/**
 * A bar at the window's lower edge while there is no network, and for some seconds after it is back. It covers nothing,
 * because the page ends above it. It is part of the first load, because it could not be loaded without a network.
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
    const timer = setTimeout(() => setBack(false), BACK_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isBack]);

  const isShown = !isOnline || isBack;
  const bar = useRef<HTMLDivElement>(null);
  usePublishedHeight(bar, BOTTOM_MESSAGE_HEIGHT);

  // Always rendered, because screen readers only announce changes of an existing live region.
  return (
    <div ref={bar} role="status" className={isShown ? styles.bar : undefined}>
      {isShown && (isOnline ? text.back : text.offline)}
    </div>
  );
}
