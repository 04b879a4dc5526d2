import { Link } from 'react-router-dom';
import type { InternalAnchorProps } from '#ui/Anchor';

/** A link within the shop, handled by the router. */
export function RouterAnchor({ href, ...anchor }: InternalAnchorProps) {
  return <Link {...anchor} to={href} />;
}
