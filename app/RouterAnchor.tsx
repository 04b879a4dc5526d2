import { Link } from 'react-router-dom';
import type { InternalAnchorProps } from '#ui/Anchor';

/** A link within the shop, which the router follows. */
export function RouterAnchor({ href, ...anchor }: InternalAnchorProps) {
  return <Link {...anchor} to={href} />;
}
