import { useEffect, useState } from 'react';
import { useMessages } from '#features/shared/country';
import { useIsOnline } from '#features/shared/platform';
import { BottomBar } from '#ui/BottomBar';
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

  // Always rendered, because screen readers only announce changes of an existing live region.
  return (
    <div role="status">
      {isShown && <BottomBar placement="message">{isOnline ? text.back : text.offline}</BottomBar>}
    </div>
  );
}
