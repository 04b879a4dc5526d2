import { createPath, useHref, useLocation } from 'react-router-dom';
import type { InternalAnchorProps } from '#ui/Anchor';
import { useGoTo } from './Navigation';
import { opensElsewhere } from './opensElsewhere';

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
