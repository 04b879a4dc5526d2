import type { MouseEvent } from 'react';
import { createPath, useHref, useLocation } from 'react-router-dom';
import type { InternalAnchorProps } from '#ui/Anchor';
import { useGoTo } from './Navigation';

/** Whether a click on a link opens it in a new tab or window, as a modifier key does, and this page stays. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** A link within the shop, handled by the router. */
export function RouterAnchor({ href, state, onClick, ...anchor }: InternalAnchorProps) {
  const to = useHref(href);
  const location = useLocation();
  const goTo = useGoTo();
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        // Safari does not focus a link that is clicked.
        event.currentTarget.focus({ preventScroll: true });
        if (opensElsewhere(event)) return;
        event.preventDefault();
        goTo(href, { state, replace: createPath(location) === href });
      }}
    />
  );
}
