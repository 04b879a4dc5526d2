import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { InternalAnchorProps } from '#ui/Anchor';

/** A link within the shop, handled by the router. */
export function RouterAnchor({ href, state, onClick, ...anchor }: InternalAnchorProps) {
  const to = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { state });
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        // Safari does not focus a link that is clicked.
        event.currentTarget.focus({ preventScroll: true });
        follow(event);
      }}
    />
  );
}
