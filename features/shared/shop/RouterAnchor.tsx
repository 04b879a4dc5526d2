import { Link } from 'react-router-dom';
import type { InternalAnchorProps } from '#ui/Anchor';

/** A link within the shop: the router follows it, and the screens fade into each other (seed §2). */
export function RouterAnchor({ href, ...anchor }: InternalAnchorProps) {
  return <Link {...anchor} to={href} viewTransition />;
}
